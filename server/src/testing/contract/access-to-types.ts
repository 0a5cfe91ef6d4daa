import { type AccessRow, type AccessTable, everyone, personOf } from './access-row.ts';

const ofPerson: AccessRow['prepare'] = async (world, actor, whose) => ({
  query: { userId: await personOf(world, actor, whose) },
});

export const accessToTypes: AccessTable = {
  listTypes: [
    { about: 'own', prepare: ofPerson, answers: everyone(200) },
    { about: 'own department', prepare: ofPerson, answers: { ...everyone(200), EMPLOYEE: 404 } },
    {
      about: 'other department',
      prepare: ofPerson,
      answers: { ...everyone(200), EMPLOYEE: 404, MANAGER: 404 },
    },
    { about: 'unknown', prepare: ofPerson, answers: everyone(404) },
  ],
};
