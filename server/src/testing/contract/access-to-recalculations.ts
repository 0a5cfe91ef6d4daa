import { createRecalculation } from '../recalculation-factories.ts';
import { type AccessRow, type AccessTable, admins, personOf, unknownId } from './access-row.ts';

const deciding: AccessRow['prepare'] = async (world, actor, owner) => {
  if (owner === 'unknown') return { params: { id: unknownId }, body: {} };
  const userId = await personOf(world, actor, owner);
  await world.app.database.deleteFrom('leaveRecalculations').where('userId', '=', userId).execute();
  return { params: { id: await createRecalculation(world.app.database, userId) }, body: {} };
};

const rowsOfDecision: AccessTable[string] = [
  { about: 'own department', prepare: deciding, answers: admins(200) },
  { about: 'other department', prepare: deciding, answers: admins(200) },
  { about: 'own', prepare: deciding, answers: admins(409) },
  { about: 'unknown', prepare: deciding, answers: admins(404) },
];

export const accessToRecalculations: AccessTable = {
  listRecalculations: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  keepRecalculation: rowsOfDecision,
  acceptRecalculation: rowsOfDecision,
  keepRecalculations: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  acceptRecalculations: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
};
