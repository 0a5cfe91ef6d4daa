import { createRequest } from '../factories.ts';
import { type AccessRow, type AccessTable, everyone, unknownId } from './access-row.ts';

const nothing = () => ({});

const sessionOf: AccessRow['prepare'] = async (world, actor, owner) => {
  const userId = owner === 'own' ? actor.id : (await world.app.signedIn('EMPLOYEE')).id;
  const { id } = await world.app.database
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { body: { id } };
};

export const accessToSessions: AccessTable = {
  requestMagicLink: [
    {
      about: 'nobody',
      prepare: (_world, actor) => ({ body: { email: actor.email } }),
      answers: everyone(200),
    },
  ],
  readMagicLink: [
    { about: 'nobody', prepare: () => ({ body: { token: 'unknown' } }), answers: everyone(200) },
  ],
  readSession: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  signOut: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  revokeSessions: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  revokeOtherSessions: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  changeOwnName: [
    { about: 'own', prepare: () => ({ body: { name: 'Grace Hopper' } }), answers: everyone(200) },
  ],
  changeOwnLanguage: [{ about: 'own', prepare: () => ({ body: { locale: 'de' } }), answers: everyone(200) }],
  listSessions: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  revokeSession: [
    { about: 'own', prepare: sessionOf, answers: everyone(200) },
    { about: 'own department', prepare: sessionOf, answers: everyone(404) },
    { about: 'unknown', prepare: () => ({ body: { id: unknownId } }), answers: everyone(404) },
  ],
  readMailPreferences: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  changeMailPreferences: [
    {
      about: 'own',
      prepare: () => ({ body: { requestsToDecide: false, ownRequests: true } }),
      answers: everyone(200),
    },
  ],
  deleteUser: [
    { about: 'own, without records', prepare: nothing, answers: everyone(200) },
    {
      about: 'own, with a request',
      async prepare({ app }, { id }) {
        await createRequest(app.database, { requesterId: id, startDate: '2026-03-09' });
        return {};
      },
      answers: everyone(409),
    },
  ],
};
