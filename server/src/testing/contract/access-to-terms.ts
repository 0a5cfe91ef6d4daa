import { randomUUID } from 'node:crypto';
import { createPlace, giveTerms } from '../terms-factories.ts';
import { type AccessRow, type AccessTable, admins, personOf } from './access-row.ts';

const ofPerson: AccessRow['prepare'] = async (world, actor, whose) => {
  const userId = await personOf(world, actor, whose);
  if (whose !== 'unknown') {
    await giveTerms(world.app.database, userId, await createPlace(world.app.database, randomUUID()));
  }
  return { query: { userId } };
};

export const accessToTerms: AccessTable = {
  listTerms: [
    { about: 'own', prepare: ofPerson, answers: admins(200) },
    { about: 'other department', prepare: ofPerson, answers: admins(200) },
    { about: 'unknown', prepare: ofPerson, answers: admins(404) },
  ],
  listTermsOfPeople: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
};
