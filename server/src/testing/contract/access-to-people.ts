import { randomUUID } from 'node:crypto';
import { createUser } from '../factories.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf } from './access-row.ts';

const nothing = () => ({});
const newName = { name: 'Grace Hopper' };
const renamed: AccessRow['prepare'] = async (world, actor, whose) => ({
  params: { id: await personOf(world, actor, whose) },
  body: newName,
});

export const accessToPeople: AccessTable = {
  readCompany: [{ about: 'nobody', prepare: nothing, answers: everyone(200), visitor: 200 }],
  listUsers: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  changeUser: [
    { about: 'own', prepare: renamed, answers: admins(200) },
    { about: 'own department', prepare: renamed, answers: admins(200) },
    { about: 'other department', prepare: renamed, answers: admins(200) },
    { about: 'unknown', prepare: renamed, answers: admins(404) },
    {
      about: 'own department, a SYSTEM_ADMIN',
      async prepare({ app, ownDepartmentId: departmentId }) {
        const { id } = await createUser(app.database, { role: 'SYSTEM_ADMIN', departmentId });
        return { params: { id }, body: newName };
      },
      answers: { ...admins(200), HR_ADMIN: 403 },
    },
  ],
  listDepartments: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  createDepartment: [
    {
      about: 'nobody',
      prepare: () => ({ body: { name: `Department ${randomUUID()}` } }),
      answers: admins(201),
    },
  ],
};
