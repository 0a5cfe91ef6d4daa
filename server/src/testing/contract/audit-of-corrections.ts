import type { FieldChange, NamedPerson } from '@almanac/domain/events/event-change';
import { createRequest, createType } from '../factories.ts';
import {
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  type ExpectedEntry,
  someone,
} from './audit-row.ts';

const week = { startDate: '2026-03-09', endDate: '2026-03-13' };

async function approvedWeek(world: AuditWorld) {
  const person = await someone(world);
  const decided = { status: 'APPROVED', decidedById: world.admin.id } as const;
  const { id } = await createRequest(world.app.database, { requesterId: person.id, ...week, ...decided });
  return { id, person };
}

function ofRequest(
  action: string,
  entityId: string,
  subject: NamedPerson,
  ...changes: FieldChange[]
): ExpectedEntry {
  return { action, entity: 'time-off-request', entityId, subject, changes };
}

export const auditOfCorrections: AuditTable = {
  requestOnBehalf: [
    {
      title: 'everything except the reason',
      async prepare(world) {
        const person = await someone(world);
        return {
          body: {
            userId: person.id,
            type: 'SICK_LEAVE',
            ...week,
            status: 'APPROVED',
            reason: 'An operation',
          },
          entries: async ({ id }) => [
            ofRequest(
              'time-off.recorded',
              id,
              person,
              became('type', 'SICK_LEAVE'),
              became('startDate', week.startDate),
              became('endDate', week.endDate),
              became('status', 'APPROVED'),
            ),
          ],
        };
      },
    },
  ],
  importAbsences: [
    {
      title: 'each absence, without its reason',
      isIdempotent: true,
      async prepare(world) {
        const person = await someone(world);
        const csv = `person,type,startDate,endDate,reason\n${person.email},SICK_LEAVE,2026-03-09,2026-03-13,Flu`;
        return {
          body: { csv, dryRun: false },
          entries: async () => {
            const { id } = await world.app.database
              .selectFrom('timeOffRequests')
              .select('id')
              .where('requesterId', '=', person.id)
              .executeTakeFirstOrThrow();
            return [
              ofRequest(
                'time-off.recorded',
                id,
                person,
                became('type', 'SICK_LEAVE'),
                became('startDate', week.startDate),
                became('endDate', week.endDate),
                became('status', 'APPROVED'),
              ),
            ];
          },
        };
      },
    },
  ],
  shortenRequest: [
    {
      title: 'the end, and the reason',
      async prepare(world) {
        const { id, person } = await approvedWeek(world);
        const change = changed('endDate', week.endDate, '2026-03-10');
        const entry = ofRequest('time-off.shortened', id, person, change);
        return {
          params: { id },
          body: { endDate: '2026-03-10', reason: 'The fair' },
          entries: [{ ...entry, reason: 'The fair' }],
        };
      },
    },
  ],
  interruptRequest: [
    {
      title: 'the rest, and the reason',
      async prepare(world) {
        const { id, person } = await approvedWeek(world);
        const change = changed('endDate', week.endDate, '2026-03-11');
        const entry = ofRequest('time-off.interrupted', id, person, change);
        return {
          params: { id },
          body: { startDate: '2026-03-12', endDate: week.endDate, reason: 'The fair' },
          entries: [{ ...entry, reason: 'The fair' }],
        };
      },
    },
  ],
  reduceLeave: [
    {
      title: 'the day the person was notified',
      isIdempotent: true,
      async prepare(world) {
        const { id, person } = await approvedWeek(world);
        const code = `PARENTAL_${person.id.slice(-12).toUpperCase()}`;
        const name = `Parental leave of ${person.email}`;
        await createType(world.app.database, { code, name, reducesLeave: 'FULL_MONTHS' });
        await world.app.database
          .updateTable('timeOffRequests')
          .set({ type: code })
          .where('id', '=', id)
          .execute();
        const change = became('leaveReducedOn', '2026-03-02');
        return {
          params: { id },
          body: { reduces: true },
          entries: [ofRequest('time-off.leave-reduced', id, person, change)],
        };
      },
    },
  ],
};
