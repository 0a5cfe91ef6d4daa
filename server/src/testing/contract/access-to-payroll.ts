import { randomUUID } from 'node:crypto';
import { createPayrollProfile, createPayrollRun } from '../payroll-factories.ts';
import { type AccessRow, type AccessTable, admins, unknownId } from './access-row.ts';

type Prepare = AccessRow['prepare'];

const newProfile = () => ({ name: `Profile ${randomUUID()}`, columns: [{ field: 'name' }] });
const theProfile: Prepare = async ({ app }, _actor, owner) => ({
  params: { id: owner === 'unknown' ? unknownId : (await createPayrollProfile(app.database)).id },
});
const theRun: Prepare = async ({ app }, actor, owner) => ({
  params: { id: owner === 'unknown' ? unknownId : await createPayrollRun(app.database, actor.id) },
});
const february: Prepare = async (...about) => ({
  body: { profileId: (await theProfile(...about)).params?.id, from: '2026-02-01', to: '2026-02-28' },
});
const changes: Prepare = async (...about) => ({
  query: { profileId: (await theProfile(...about)).params?.id ?? '' },
});

function rows(prepare: Prepare, status: number): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'nobody', prepare, answers: admins(status) },
    { about: 'unknown', prepare, answers: admins(404) },
  ];
}

export const accessToPayroll: AccessTable = {
  listProfiles: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  createProfile: [{ about: 'nobody', prepare: () => ({ body: newProfile() }), answers: admins(201) }],
  changeProfile: rows(async (...about) => ({ ...(await theProfile(...about)), body: newProfile() }), 200),
  deleteProfile: rows(theProfile, 204),
  handOver: rows(february, 201),
  listRuns: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  readRun: rows(theRun, 200),
  readRunFile: rows(theRun, 200),
  readPayrollChanges: rows(changes, 200),
};
