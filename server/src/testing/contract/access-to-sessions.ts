import { createRequest } from '../factories.ts';
import { type AccessTable, everyone } from './access-row.ts';

const nothing = () => ({});

export const accessToSessions: AccessTable = {
  requestMagicLink: [
    {
      about: 'nobody',
      prepare: (_world, actor) => ({ body: { email: actor.email } }),
      answers: everyone(200),
      visitor: 200,
    },
  ],
  readSession: [{ about: 'own', prepare: nothing, answers: everyone(200), visitor: 200 }],
  signOut: [{ about: 'own', prepare: nothing, answers: everyone(200), visitor: 200 }],
  revokeSessions: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  revokeOtherSessions: [{ about: 'own', prepare: nothing, answers: everyone(200) }],
  deleteUser: [
    { about: 'own, without records', prepare: nothing, answers: everyone(200) },
    {
      about: 'own, with a request',
      async prepare({ app }, { id }) {
        await createRequest(app.database, { userId: id, startDate: '2026-03-09' });
        return {};
      },
      answers: everyone(409),
    },
  ],
};
