import { createUser } from '../factories.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf, unknownId } from './access-row.ts';

const period = { startDate: '2026-03-09', endDate: '2026-03-13' };

const ofPerson: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: { userId: await personOf(world, actor, owner) },
});

/** A new approver gets the deputy. */
const ofManager: AccessRow['prepare'] = async ({ app, ownDepartmentId: departmentId }, _actor, owner) => {
  const { id } = await createUser(app.database, { role: 'MANAGER', departmentId });
  const deputy = await createUser(app.database, { role: 'SYSTEM_ADMIN' });
  return { body: { userId: owner === 'unknown' ? unknownId : id, deputyId: deputy.id, ...period } };
};

const forThemselves: AccessRow['prepare'] = async ({ app }, actor) => {
  const deputy = await createUser(app.database, { role: 'SYSTEM_ADMIN' });
  return { body: { userId: actor.id, deputyId: deputy.id, ...period } };
};

const named: AccessRow['prepare'] = async ({ app, ownDepartmentId: departmentId }, _actor, owner) => {
  const { id } = await createUser(app.database, { role: 'MANAGER', departmentId });
  const deputy = await createUser(app.database, { role: 'MANAGER' });
  const row = { id: crypto.randomUUID(), userId: id, deputyId: deputy.id, ...period };
  await app.database.insertInto('deputies').values(row).execute();
  return { params: { id: owner === 'unknown' ? unknownId : row.id } };
};

const hidden = { MANAGER: 404, EMPLOYEE: 404 };

export const accessToDeputies: AccessTable = {
  listDeputies: [
    { about: 'own', prepare: ofPerson, answers: everyone(200) },
    { about: 'own department', prepare: ofPerson, answers: admins(200) },
    { about: 'unknown', prepare: ofPerson, answers: admins(404) },
  ],
  nameDeputy: [
    { about: 'own', prepare: forThemselves, answers: { ...everyone(201), EMPLOYEE: 400 } },
    { about: 'own department', prepare: ofManager, answers: admins(201) },
    { about: 'unknown', prepare: ofManager, answers: admins(404) },
  ],
  removeDeputy: [
    { about: 'own department', prepare: named, answers: { ...admins(204), ...hidden } },
    { about: 'unknown', prepare: named, answers: { ...admins(404), ...hidden } },
  ],
};
