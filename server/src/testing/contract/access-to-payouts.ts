import { type AccessRow, type AccessTable, admins, personOf, requestOf } from './access-row.ts';

const thePayout: AccessRow['prepare'] = async (world, actor, owner) => ({
  body: { userId: await personOf(world, actor, owner), type: 'VACATION', amount: 2, on: '2026-03-02' },
});

const theUnreducedLeave: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { id: await requestOf(world, actor, owner) },
  body: { reduces: false },
});

export const accessToPayouts: AccessTable = {
  recordPayout: [
    { about: 'own', prepare: thePayout, answers: admins(409) },
    { about: 'own department', prepare: thePayout, answers: admins(201) },
    { about: 'other department', prepare: thePayout, answers: admins(201) },
    { about: 'unknown', prepare: thePayout, answers: admins(404) },
  ],
  reduceLeave: [
    { about: 'own', prepare: theUnreducedLeave, answers: admins(409) },
    { about: 'own department', prepare: theUnreducedLeave, answers: admins(200) },
    { about: 'other department', prepare: theUnreducedLeave, answers: admins(200) },
    { about: 'unknown', prepare: theUnreducedLeave, answers: admins(404) },
  ],
  listPayables: [
    { about: 'nobody', prepare: () => ({ query: { through: '2026-03-02' } }), answers: admins(200) },
  ],
};
