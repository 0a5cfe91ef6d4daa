import { type AccessRow, type AccessTable, admins, personOf } from './access-row.ts';

const theFile: AccessRow['prepare'] = async (world, actor, owner) => {
  const id = await personOf(world, actor, owner);
  const person = await world.app.database.selectFrom('users').select('email').where('id', '=', id).execute();
  const csv = `person,type,startDate\n${person[0]?.email ?? 'unknown'},VACATION,2026-03-09`;
  return { body: { csv, dryRun: false } };
};

export const accessToAbsenceImport: AccessTable = {
  importAbsences: [
    { about: 'own', prepare: theFile, answers: admins(400) },
    { about: 'own department', prepare: theFile, answers: admins(200) },
    { about: 'other department', prepare: theFile, answers: admins(200) },
    { about: 'unknown', prepare: theFile, answers: admins(400) },
  ],
};
