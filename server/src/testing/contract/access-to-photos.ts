import { createUser } from '../factories.ts';
import { samplePhoto, storePhoto } from '../photos.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf, unknownId } from './access-row.ts';

const photoOf: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: {
    id:
      owner === 'unknown'
        ? unknownId
        : await storePhoto(world.app.database, await personOf(world, actor, owner)),
  },
});
const personWithPhoto: AccessRow['prepare'] = async (world, actor, owner) => {
  const id = await personOf(world, actor, owner);
  if (owner !== 'unknown') await storePhoto(world.app.database, id);
  return { params: { id } };
};
const ofDeactivated: AccessRow['prepare'] = async ({ app }) => {
  const { id } = await createUser(app.database, { isActive: false });
  return { params: { id: await storePhoto(app.database, id) } };
};
const ofSystemAdmin: AccessRow['prepare'] = async ({ app }) => {
  const { id } = await createUser(app.database, { role: 'SYSTEM_ADMIN' });
  await storePhoto(app.database, id);
  return { params: { id } };
};

const reads: AccessTable[string] = [
  { about: 'own', prepare: photoOf, answers: everyone(200) },
  { about: 'own department', prepare: photoOf, answers: everyone(200) },
  { about: 'other department', prepare: photoOf, answers: everyone(200) },
  { about: 'other department, who is deactivated', prepare: ofDeactivated, answers: everyone(404) },
  { about: 'unknown', prepare: photoOf, answers: everyone(404) },
];

export const accessToPhotos: AccessTable = {
  changeOwnPhoto: [{ about: 'own', prepare: () => ({ body: samplePhoto }), answers: everyone(200) }],
  removeOwnPhoto: [{ about: 'own', prepare: () => ({}), answers: everyone(200) }],
  removePhoto: [
    { about: 'own', prepare: personWithPhoto, answers: admins(200) },
    { about: 'own department', prepare: personWithPhoto, answers: admins(200) },
    { about: 'other department', prepare: personWithPhoto, answers: admins(200) },
    {
      about: 'other department, a SYSTEM_ADMIN',
      prepare: ofSystemAdmin,
      answers: { ...admins(200), HR_ADMIN: 403 },
    },
    { about: 'unknown', prepare: personWithPhoto, answers: admins(404) },
  ],
  listPhotos: [
    {
      about: 'other department',
      prepare: async (...about) => ({ query: { userIds: await personOf(...about) } }),
      answers: everyone(200),
    },
  ],
  readPhoto: reads,
  readThumbnail: reads,
};
