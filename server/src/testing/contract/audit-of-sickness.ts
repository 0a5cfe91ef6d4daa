import { expect } from 'vitest';
import { createRequest } from '../factories.ts';
import { switchedOn } from '../sickness-factories.ts';
import { type AuditTable, type AuditWorld, became, someone, was } from './audit-row.ts';

const illness = { type: 'SICK_LEAVE', status: 'APPROVED' } as const;

export const auditOfSickness: AuditTable = {
  readSickness: [
    {
      title: 'each read of the report',
      async prepare({ app }) {
        await switchedOn(app.database);
        const entry = {
          action: 'sickness-report.read',
          entity: 'sickness-report',
          entityId: expect.any(String),
        };
        return {
          query: { on: '2026-03-01' },
          entries: [{ ...entry, changes: [became('through', '2026-03-01')] }],
        };
      },
    },
  ],
  exportSickness: [
    {
      title: 'the number of exported rows',
      async prepare({ app }) {
        await switchedOn(app.database);
        const entry = { action: 'sickness.exported', entity: 'export', entityId: expect.any(String) };
        return {
          query: { on: '2026-03-01', departmentId: '01890000-0000-7000-8000-000000000000' },
          entries: [{ ...entry, changes: [became('rowsExported', 0)] }],
        };
      },
    },
  ],
  listSickSpells: [
    {
      title: 'the person whose illnesses were read',
      async prepare(world) {
        await switchedOn(world.app.database);
        const person = await someone(world);
        return {
          query: { userId: person.id },
          entries: [
            {
              action: 'sick-spell.read',
              entity: 'sick-spell',
              entityId: person.id,
              subject: person,
              changes: [became('through', '2026-03-02')],
            },
          ],
        };
      },
    },
  ],
  continueSpell: [
    {
      title: 'the earlier illness that it continues',
      isIdempotent: true,
      async prepare(world) {
        const { person, earlier, later } = await illnesses(world);
        return {
          params: { id: later },
          body: { requestId: earlier },
          entries: [
            {
              action: 'sick-spell.continued',
              entity: 'sick-spell',
              entityId: later,
              subject: person,
              changes: [became('continues', '2026-01-12')],
            },
          ],
        };
      },
    },
    {
      title: 'that it is a new one after all',
      isIdempotent: true,
      async prepare(world) {
        const { person, earlier, later } = await illnesses(world);
        await world.app.database
          .updateTable('timeOffRequests')
          .set({ continuesId: earlier })
          .where('id', '=', later)
          .execute();
        return {
          params: { id: later },
          body: { requestId: null },
          entries: [
            {
              action: 'sick-spell.continued',
              entity: 'sick-spell',
              entityId: later,
              subject: person,
              changes: [was('continues', '2026-01-12')],
            },
          ],
        };
      },
    },
  ],
};

async function illnesses(world: AuditWorld) {
  const { database } = world.app;
  await switchedOn(database);
  const person = await someone(world);
  const ofPerson = { ...illness, requesterId: person.id, decidedById: world.admin.id };
  const earlier = await createRequest(database, { ...ofPerson, startDate: '2026-01-12' });
  const later = await createRequest(database, { ...ofPerson, startDate: '2026-02-16' });
  return { person, earlier: earlier.id, later: later.id };
}
