import { createUser } from '../factories.ts';
import { type AccessRow, type AccessTable, admins, personOf } from './access-row.ts';

const aboutPerson: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { id: await personOf(world, actor, owner) },
});
const changed: AccessRow['prepare'] = async (...about) => ({
  ...(await aboutPerson(...about)),
  body: { employments: [{ startDate: '2024-01-01', endDate: '2025-06-30' }, { startDate: '2026-01-01' }] },
});

export const accessToEmployments: AccessTable = {
  readEmployments: [
    { about: 'own', prepare: aboutPerson, answers: admins(200) },
    { about: 'other department', prepare: aboutPerson, answers: admins(200) },
    { about: 'unknown', prepare: aboutPerson, answers: admins(404) },
  ],
  changeEmployments: [
    { about: 'own', prepare: changed, answers: admins(409) },
    { about: 'own department', prepare: changed, answers: admins(200) },
    { about: 'other department', prepare: changed, answers: admins(200) },
    { about: 'unknown', prepare: changed, answers: admins(404) },
    {
      about: 'other department, a SYSTEM_ADMIN',
      async prepare(world, ...about) {
        const { id } = await createUser(world.app.database, { role: 'SYSTEM_ADMIN' });
        return { ...(await changed(world, ...about)), params: { id } };
      },
      answers: { ...admins(200), HR_ADMIN: 403 },
    },
  ],
};
