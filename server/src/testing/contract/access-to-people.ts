import { randomUUID } from 'node:crypto';
import { createDepartment, createUser } from '../factories.ts';
import { storeUnsentMail } from '../mails.ts';
import type { TestApp } from '../test-app.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf, unknownId } from './access-row.ts';

const nothing = () => ({});
const newName = { name: 'Grace Hopper' };
const renamed: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { id: await personOf(world, actor, owner) },
  body: newName,
});

const aboutPerson: AccessRow['prepare'] = async (world, actor, owner) => ({
  params: { id: await personOf(world, actor, owner) },
});
const aboutSystemAdmin: AccessRow['prepare'] = async (world) => ({
  params: { id: (await world.app.signedIn('SYSTEM_ADMIN')).id },
});
const aboutFormerSystemAdmin: AccessRow['prepare'] = async ({ app }) => ({
  params: { id: (await createUser(app.database, { role: 'SYSTEM_ADMIN', isActive: false })).id },
});
const asManager = { role: 'MANAGER' };
const promoted: AccessRow['prepare'] = async (...about) => ({
  ...(await aboutPerson(...about)),
  body: asManager,
});
const reactivated: AccessRow['prepare'] = async ({ app, ...world }, actor, owner) => {
  const id = await personOf({ app, ...world }, actor, owner);
  if (id !== actor.id) await setActive(app, id, false);
  return { params: { id } };
};
const department: AccessRow['prepare'] = async ({ app }, _actor, owner) => ({
  params: { id: owner === 'unknown' ? unknownId : (await createDepartment(app.database)).id },
});
const failedMail: AccessRow['prepare'] = async ({ app }) => ({
  params: { id: await storeUnsentMail(app.pool, { to: 'ada@example.com' }) },
});
const theLastDay: AccessRow['prepare'] = async (...about) => ({
  ...(await aboutPerson(...about)),
  query: { lastDay: '2026-12-31' },
});
const leaving: AccessRow['prepare'] = async (...about) => ({
  ...(await aboutPerson(...about)),
  body: { lastDay: '2026-12-31', cancelLaterLeave: true, endMemberships: true },
});
const newcomer: AccessRow['prepare'] = async ({ app, ownDepartmentId: departmentId }) => ({
  params: { id: (await createUser(app.database, { departmentId, hasSignedIn: false })).id },
});
const several =
  (change: object): AccessRow['prepare'] =>
  async (world, actor, owner) => ({
    body: { userIds: [await personOf(world, actor, owner)], ...change },
  });
const byCsv = (role: string) => () => ({
  body: { csv: `email,name,role\n${randomUUID()}@example.com,Grace,${role}`, dryRun: false },
});
const invited = (role: string) => () => ({
  body: { email: `${randomUUID()}@example.com`, name: 'Grace', role },
});
const notByHr = (status: number, refused = 403) => ({ ...admins(status), HR_ADMIN: refused });

export const accessToPeople: AccessTable = {
  readCompany: [{ about: 'nobody', prepare: nothing, answers: everyone(200) }],
  listUsers: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  exportUsers: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
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
  previewEntitlement: [
    { about: 'own', prepare: aboutPerson, answers: admins(200) },
    { about: 'other department', prepare: aboutPerson, answers: admins(200) },
    { about: 'unknown', prepare: aboutPerson, answers: admins(404) },
  ],
  readSettings: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  changeSettings: [
    {
      about: 'nobody',
      prepare: () => ({ body: { companyName: `Company ${randomUUID()}` } }),
      answers: { ...admins(200), HR_ADMIN: 403 },
    },
  ],
  readSetup: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  markSetup: [
    {
      about: 'nobody',
      prepare: () => ({ params: { mark: 'LEAVE' }, body: { isSet: true } }),
      answers: admins(200),
    },
  ],
  sendTestEmail: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  listDepartments: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  createDepartment: [
    {
      about: 'nobody',
      prepare: () => ({ body: { name: `Department ${randomUUID()}` } }),
      answers: admins(201),
    },
  ],
  changeDepartment: [
    {
      about: 'nobody',
      prepare: async (...about) => ({ ...(await department(...about)), body: { name: randomUUID() } }),
      answers: admins(200),
    },
    {
      about: 'unknown',
      prepare: async (...about) => ({ ...(await department(...about)), body: { name: randomUUID() } }),
      answers: admins(404),
    },
  ],
  deleteDepartment: [
    { about: 'nobody', prepare: department, answers: admins(204) },
    { about: 'unknown', prepare: department, answers: admins(404) },
    {
      about: 'own department',
      prepare: ({ ownDepartmentId }) => ({ params: { id: ownDepartmentId } }),
      answers: admins(409),
    },
  ],
  inviteUser: [
    { about: 'nobody', prepare: invited('HR_ADMIN'), answers: admins(201) },
    { about: 'nobody, as a SYSTEM_ADMIN', prepare: invited('SYSTEM_ADMIN'), answers: notByHr(201) },
  ],
  importPeople: [
    { about: 'nobody', prepare: byCsv('HR_ADMIN'), answers: admins(200) },
    { about: 'nobody, as a SYSTEM_ADMIN', prepare: byCsv('SYSTEM_ADMIN'), answers: notByHr(200, 400) },
  ],
  sendWelcome: [
    { about: 'own', prepare: aboutPerson, answers: admins(409) },
    { about: 'own department', prepare: newcomer, answers: admins(204) },
    { about: 'unknown', prepare: aboutPerson, answers: admins(404) },
  ],
  changeRole: [
    { about: 'own', prepare: promoted, answers: admins(409) },
    { about: 'own department', prepare: promoted, answers: admins(200) },
    { about: 'other department', prepare: promoted, answers: admins(200) },
    { about: 'unknown', prepare: promoted, answers: admins(404) },
    {
      about: 'other department, to SYSTEM_ADMIN',
      prepare: async (...about) => ({ ...(await aboutPerson(...about)), body: { role: 'SYSTEM_ADMIN' } }),
      answers: notByHr(200),
    },
    {
      about: 'other department, a SYSTEM_ADMIN',
      prepare: async (...about) => ({ ...(await aboutSystemAdmin(...about)), body: asManager }),
      answers: notByHr(200),
    },
  ],
  deactivateUser: [
    { about: 'own', prepare: aboutPerson, answers: admins(409) },
    { about: 'own department', prepare: aboutPerson, answers: admins(200) },
    { about: 'other department', prepare: aboutPerson, answers: admins(200) },
    { about: 'unknown', prepare: aboutPerson, answers: admins(404) },
    { about: 'other department, a SYSTEM_ADMIN', prepare: aboutSystemAdmin, answers: notByHr(200) },
  ],
  reactivateUser: [
    { about: 'own', prepare: reactivated, answers: admins(409) },
    { about: 'own department', prepare: reactivated, answers: admins(200) },
    { about: 'other department', prepare: reactivated, answers: admins(200) },
    { about: 'unknown', prepare: reactivated, answers: admins(404) },
    {
      about: 'other department, a SYSTEM_ADMIN',
      prepare: aboutFormerSystemAdmin,
      answers: notByHr(200),
    },
  ],
  exportUser: [
    { about: 'own', prepare: aboutPerson, answers: admins(200) },
    { about: 'own department', prepare: aboutPerson, answers: admins(200) },
    { about: 'other department', prepare: aboutPerson, answers: admins(200) },
    { about: 'unknown', prepare: aboutPerson, answers: admins(404) },
  ],
  eraseUser: [
    { about: 'own', prepare: reactivated, answers: admins(409) },
    { about: 'own department', prepare: reactivated, answers: admins(200) },
    { about: 'other department', prepare: reactivated, answers: admins(200) },
    { about: 'unknown', prepare: reactivated, answers: admins(404) },
    { about: 'other department, who is active', prepare: aboutPerson, answers: admins(409) },
    {
      about: 'other department, a SYSTEM_ADMIN',
      prepare: aboutFormerSystemAdmin,
      answers: notByHr(200),
    },
  ],
  listMails: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  sendMailAgain: [
    { about: 'nobody', prepare: failedMail, answers: admins(200) },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: admins(404) },
  ],
  markMailsSeen: [
    { about: 'nobody', prepare: () => ({ body: { mailIds: [unknownId] } }), answers: admins(204) },
  ],
  readLeaving: [
    { about: 'own', prepare: theLastDay, answers: admins(200) },
    { about: 'other department', prepare: theLastDay, answers: admins(200) },
    { about: 'unknown', prepare: theLastDay, answers: admins(404) },
  ],
  planLeaving: [
    { about: 'own', prepare: leaving, answers: admins(409) },
    { about: 'own department', prepare: leaving, answers: admins(200) },
    { about: 'other department', prepare: leaving, answers: admins(200) },
    { about: 'unknown', prepare: leaving, answers: admins(404) },
    {
      about: 'other department, a SYSTEM_ADMIN',
      prepare: async (...about) => ({ ...(await leaving(...about)), ...(await aboutSystemAdmin(...about)) }),
      answers: notByHr(200),
    },
  ],
  changeRoles: [{ about: 'own department', prepare: several({ role: 'MANAGER' }), answers: admins(200) }],
  moveUsers: [{ about: 'other department', prepare: several({ departmentId: null }), answers: admins(200) }],
  deactivateUsers: [{ about: 'own department', prepare: several({}), answers: admins(200) }],
  listAuditEntries: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
  exportAuditEntries: [{ about: 'nobody', prepare: nothing, answers: admins(200) }],
};

async function setActive({ database }: TestApp, id: string, isActive: boolean): Promise<void> {
  await database.updateTable('users').set({ isActive }).where('id', '=', id).execute();
}
