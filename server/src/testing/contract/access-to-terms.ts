import { randomUUID } from 'node:crypto';
import { createPlace, giveTerms } from '../terms-factories.ts';
import { type AccessRow, type AccessTable, admins, personOf } from './access-row.ts';

const ofPerson: AccessRow['prepare'] = async (world, actor, owner) => {
  const userId = await personOf(world, actor, owner);
  if (owner !== 'unknown') {
    await giveTerms(world.app.database, userId, await createPlace(world.app.database, randomUUID()));
  }
  return { query: { userId } };
};

const written: AccessRow['prepare'] = async (world, actor, owner) => {
  const { query } = await ofPerson(world, actor, owner);
  const { plan } = await createPlace(world.app.database, randomUUID());
  return { body: { userIds: [query?.userId], from: '2026-04-01', plan } };
};
const deleted: AccessRow['prepare'] = async (world, actor, owner) => {
  const { query } = await ofPerson(world, actor, owner);
  const userId = query?.userId ?? '';
  if (owner !== 'unknown') {
    const other = await createPlace(world.app.database, randomUUID());
    await giveTerms(world.app.database, userId, other, '2026-04-01');
  }
  return { params: { userId, from: '2026-04-01' } };
};

export const accessToTerms: AccessTable = {
  listTerms: [
    { about: 'own', prepare: ofPerson, answers: admins(200) },
    { about: 'other department', prepare: ofPerson, answers: admins(200) },
    { about: 'unknown', prepare: ofPerson, answers: admins(404) },
  ],
  writeTerms: [
    { about: 'own', prepare: written, answers: admins(409) },
    { about: 'other department', prepare: written, answers: admins(200) },
    { about: 'unknown', prepare: written, answers: admins(400) },
  ],
  deleteTerms: [
    { about: 'own', prepare: deleted, answers: admins(409) },
    { about: 'other department', prepare: deleted, answers: admins(204) },
    { about: 'unknown', prepare: deleted, answers: admins(404) },
  ],
  listTermsOfPeople: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
};
