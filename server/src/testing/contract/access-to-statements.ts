import { createUser } from '../factories.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf, unknownId } from './access-row.ts';

const theStatement: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: { userId: await personOf(world, actor, owner), on: '2026-03-02' },
});
const aLeaver: AccessRow['prepare'] = async ({ app }, _actor, owner) => {
  if (owner === 'unknown') return { params: { id: unknownId } };
  const { id } = await createUser(app.database, { employmentEnd: '2026-02-28' });
  return { params: { id } };
};

export const accessToStatements: AccessTable = {
  readStatement: [
    { about: 'own', prepare: theStatement, answers: everyone(200) },
    { about: 'own department', prepare: theStatement, answers: admins(200) },
    { about: 'other department', prepare: theStatement, answers: admins(200) },
    { about: 'unknown', prepare: theStatement, answers: admins(404) },
  ],
  listStatements: [
    {
      about: 'nobody',
      prepare: () => ({ query: { on: '2026-03-02', departmentId: unknownId } }),
      answers: admins(200),
    },
  ],
  readLeaveCertificate: [
    { about: 'other department', prepare: aLeaver, answers: admins(200) },
    { about: 'unknown', prepare: aLeaver, answers: admins(404) },
  ],
};
