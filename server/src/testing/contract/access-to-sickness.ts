import { createRequest } from '../factories.ts';
import { switchedOn } from '../sickness-factories.ts';
import type { TestActor } from '../test-app.ts';
import {
  type AccessRow,
  type AccessTable,
  admins,
  everyone,
  type Owner,
  personOf,
  unknownId,
  type World,
} from './access-row.ts';

const theReport: AccessRow['prepare'] = async ({ app }) => {
  await switchedOn(app.database);
  return { query: { on: '2026-03-02', departmentId: unknownId } };
};

const theSpells: AccessRow['prepare'] = async (world, actor, owner) => {
  await switchedOn(world.app.database);
  return { query: { userId: await personOf(world, actor, owner) } };
};

const anIllness: AccessRow['prepare'] = async (world, actor, owner) => {
  await switchedOn(world.app.database);
  return {
    params: { id: await illnessOf(world, actor, owner, await personOf(world, actor, owner)) },
    body: { requestId: null },
  };
};

async function illnessOf(
  { app }: World,
  actor: TestActor,
  owner: Owner,
  requesterId: string,
): Promise<string> {
  if (owner === 'unknown') return unknownId;
  const illness = { requesterId, type: 'SICK_LEAVE', startDate: '2025-04-07' } as const;
  // The caller is asked in several rows, and has one illness.
  const own = app.database.selectFrom('timeOffRequests').select('id').where('requesterId', '=', actor.id);
  const known = owner === 'own' && (await own.where('startDate', '=', illness.startDate).executeTakeFirst());
  if (known) return known.id;
  const approved = { status: 'APPROVED', decidedById: actor.id } as const;
  return (await createRequest(app.database, { ...illness, ...approved })).id;
}

export const accessToSickness: AccessTable = {
  readSickness: [{ about: 'nobody', prepare: theReport, answers: admins(200) }],
  exportSickness: [{ about: 'nobody', prepare: theReport, answers: admins(200) }],
  listSickSpells: [
    { about: 'own', prepare: theSpells, answers: everyone(200) },
    { about: 'own department', prepare: theSpells, answers: admins(200) },
    { about: 'other department', prepare: theSpells, answers: admins(200) },
    { about: 'unknown', prepare: theSpells, answers: admins(404) },
  ],
  continueSpell: [
    { about: 'own', prepare: anIllness, answers: admins(409) },
    { about: 'own department', prepare: anIllness, answers: admins(200) },
    { about: 'other department', prepare: anIllness, answers: admins(200) },
    { about: 'unknown', prepare: anIllness, answers: admins(404) },
  ],
};
