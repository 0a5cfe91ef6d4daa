import { createFeed } from '../feeds.ts';
import { type AccessRow, type AccessTable, everyone, personOf, unknownId } from './access-row.ts';

const systemAdmins = (status: number): AccessRow['answers'] => ({ ...everyone(403), SYSTEM_ADMIN: status });

const feedOf: AccessRow['prepare'] = async (world, actor, owner) => {
  if (owner === 'unknown') return { params: { id: unknownId } };
  const userId = await personOf(world, actor, owner);
  return { params: { id: (await createFeed(world.app.database, { userId })).id } };
};
const feedToFetch: AccessRow['prepare'] = async (world, actor, owner) => {
  if (owner === 'unknown') return { params: { token: 'unknown' } };
  const userId = await personOf(world, actor, owner);
  return { params: { token: (await createFeed(world.app.database, { userId })).token } };
};

export const accessToConnections: AccessTable = {
  listFeeds: [{ about: 'own', prepare: () => ({}), answers: everyone(200) }],
  createFeed: [{ about: 'own', prepare: () => ({ body: { kind: 'AWAY' } }), answers: everyone(201) }],
  endFeed: [
    { about: 'own', prepare: feedOf, answers: everyone(204) },
    { about: 'own department', prepare: feedOf, answers: everyone(404) },
    { about: 'unknown', prepare: feedOf, answers: everyone(404) },
  ],
  listAllFeeds: [{ about: 'nobody', prepare: () => ({}), answers: systemAdmins(200) }],
  endAnyFeed: [
    { about: 'own', prepare: feedOf, answers: systemAdmins(204) },
    { about: 'other department', prepare: feedOf, answers: systemAdmins(204) },
    { about: 'unknown', prepare: feedOf, answers: systemAdmins(404) },
  ],
  readFeed: [
    { about: 'other department', prepare: feedToFetch, answers: everyone(200) },
    { about: 'own', prepare: feedToFetch, answers: everyone(200) },
    { about: 'unknown', prepare: feedToFetch, answers: everyone(404) },
  ],
};
