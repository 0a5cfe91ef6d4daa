import type { FieldChange, NamedPerson } from '@almanac/domain/events/event-change';
import { createAdjustment, createRequest, createType } from '../factories.ts';
import type { TestActor } from '../test-app.ts';
import { auditOfCorrections } from './audit-of-corrections.ts';
import {
  type AuditRow,
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  type ExpectedEntry,
  ofAccount,
  someone,
  someoneSignedIn,
  was,
} from './audit-row.ts';

const illness = 'An operation';
const days = { startDate: '2026-03-09', endDate: '2026-03-10' };

function ofRequest(
  action: string,
  entityId: string,
  subject: NamedPerson,
  ...changes: FieldChange[]
): ExpectedEntry {
  return { action, entity: 'time-off-request', entityId, subject, changes };
}

/** A pending request of a signed-in person, with a reason. */
async function ownRequest(
  world: AuditWorld,
): Promise<{ id: string; caller: TestActor; person: NamedPerson }> {
  const { caller, person } = await someoneSignedIn(world);
  const request = { requesterId: person.id, ...days, reason: illness };
  const { id } = await createRequest(world.app.database, request);
  return { id, caller, person };
}

/** An administrator's decision on a request. */
function decision(status: 'APPROVED' | 'REJECTED', reason?: string): [AuditRow] {
  return [
    {
      title: 'both statuses',
      async prepare(world) {
        const person = await someone(world);
        const { id } = await createRequest(world.app.database, { requesterId: person.id, ...days });
        return {
          params: { id },
          ...(reason !== undefined && { body: { reason } }),
          entries: [decided(id, person, status, reason)],
        };
      },
    },
  ];
}

function decided(id: string, person: NamedPerson, status: 'APPROVED' | 'REJECTED', reason?: string) {
  const action = status === 'APPROVED' ? 'time-off.approved' : 'time-off.rejected';
  const entry = ofRequest(action, id, person, changed('status', 'PENDING', status));
  return { ...entry, ...(reason !== undefined && { reason }) };
}

/** An administrator's decision on the requests of two people. */
function decisions(status: 'APPROVED' | 'REJECTED', reason?: string): [AuditRow] {
  return [
    {
      title: 'each request',
      async prepare(world) {
        const [ada, mia] = [await someone(world, 'Ada'), await someone(world, 'Mia')];
        const one = await createRequest(world.app.database, { requesterId: ada.id, ...days });
        const other = await createRequest(world.app.database, { requesterId: mia.id, ...days });
        return {
          body: { requestIds: [one.id, other.id], ...(reason !== undefined && { reason }) },
          entries: [decided(one.id, ada, status, reason), decided(other.id, mia, status, reason)],
        };
      },
    },
  ];
}

export const auditOfTimeOff: AuditTable = {
  ...auditOfCorrections,
  requestTimeOff: [
    {
      title: 'everything except the reason',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          body: { type: 'SICK_LEAVE', ...days, reason: illness },
          entries: async ({ id }) => [
            ofRequest(
              'time-off.requested',
              id,
              person,
              became('type', 'SICK_LEAVE'),
              became('startDate', days.startDate),
              became('endDate', days.endDate),
              became('status', 'PENDING'),
            ),
          ],
        };
      },
    },
  ],
  editRequest: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const { id, caller, person } = await ownRequest(world);
        return {
          caller,
          params: { id },
          body: { type: 'VACATION', ...days, endDate: '2026-03-11', reason: illness },
          entries: [ofRequest('time-off.edited', id, person, changed('endDate', days.endDate, '2026-03-11'))],
        };
      },
    },
    {
      title: 'that the reason changed, but not the text',
      async prepare(world) {
        const { id, caller, person } = await ownRequest(world);
        return {
          caller,
          params: { id },
          body: { type: 'VACATION', ...days, reason: 'A wedding' },
          entries: [ofRequest('time-off.edited', id, person, { field: 'reason' })],
        };
      },
    },
  ],
  cancelRequest: [
    {
      title: 'an own request',
      async prepare(world) {
        const { id, caller, person } = await ownRequest(world);
        const change = changed('status', 'PENDING', 'CANCELLED');
        return { caller, params: { id }, entries: [ofRequest('time-off.cancelled', id, person, change)] };
      },
    },
    {
      title: 'the requester, if someone else cancels',
      async prepare(world) {
        const person = await someone(world);
        const { id } = await createRequest(world.app.database, {
          requesterId: person.id,
          ...days,
          status: 'APPROVED',
          decidedById: world.admin.id,
        });
        const change = changed('status', 'APPROVED', 'CANCELLED');
        return { params: { id }, entries: [ofRequest('time-off.cancelled', id, person, change)] };
      },
    },
  ],
  deleteRequest: [
    {
      title: 'everything of the request except the reason',
      async prepare(world) {
        const { id, caller, person } = await ownRequest(world);
        const { createdAt } = (await caller.get(`/vacation/${id}`)).json();
        return {
          caller,
          params: { id },
          entries: [
            ofRequest(
              'time-off.deleted',
              id,
              person,
              was('type', 'VACATION'),
              was('startDate', days.startDate),
              was('endDate', days.endDate),
              was('status', 'PENDING'),
              was('createdAt', createdAt),
            ),
          ],
        };
      },
    },
  ],
  undoDecision: [
    {
      title: 'both statuses',
      async prepare(world) {
        const person = await someone(world);
        const decided = { status: 'APPROVED', decidedById: world.admin.id } as const;
        const request = { requesterId: person.id, ...days, ...decided };
        const { id } = await createRequest(world.app.database, request);
        const change = changed('status', 'APPROVED', 'PENDING');
        return { params: { id }, entries: [ofRequest('time-off.decision-undone', id, person, change)] };
      },
    },
  ],
  recordDocument: [
    {
      title: 'the day the document was present',
      isIdempotent: true,
      async prepare(world) {
        const { database } = world.app;
        const person = await someone(world);
        const code = `CURE_${person.id.slice(-12).toUpperCase()}`;
        const type = await createType(database, {
          code,
          name: `Cure of ${person.email}`,
          documentAfterDays: 0,
        });
        const { id } = await createRequest(database, { requesterId: person.id, ...days, type });
        const change = became('documentReceivedOn', '2026-03-02');
        return {
          params: { id },
          body: { received: true },
          entries: [ofRequest('time-off.document-recorded', id, person, change)],
        };
      },
    },
  ],
  approveRequest: decision('APPROVED'),
  approveRequestAsHr: decision('APPROVED'),
  rejectRequest: decision('REJECTED', 'Too many are away'),
  rejectRequestAsHr: decision('REJECTED', 'Too many are away'),
  approveRequests: decisions('APPROVED'),
  rejectRequests: decisions('REJECTED', 'Too many are away'),
  setBalance: [
    {
      title: 'only the changed total, and the reason',
      async prepare(world) {
        const person = await someone(world);
        const entry = ofAccount('balance.set', person, changed('vacationDaysTotal', 24, 30.5));
        return {
          params: { userId: person.id },
          body: { vacationDaysTotal: 30.5, sickDaysTotal: 12, reason: 'Carried over' },
          entries: [{ ...entry, reason: 'Carried over' }],
        };
      },
    },
  ],
  addAdjustment: [
    {
      title: 'everything of the adjustment, and the reason',
      async prepare(world) {
        const person = await someone(world);
        const adjustment = { type: 'VACATION', amount: 2, on: '2026-03-02', expiresOn: '2026-06-30' };
        const entry = ofAccount(
          'balance.adjusted',
          person,
          became('type', 'VACATION'),
          became('amount', 2),
          became('on', '2026-03-02'),
          became('expiresOn', '2026-06-30'),
        );
        return {
          body: { userId: person.id, ...adjustment, reason: 'Carried over' },
          entries: [{ ...entry, reason: 'Carried over' }],
        };
      },
    },
  ],
  moveExpiry: [
    {
      title: 'the leave year, the day and the reason',
      async prepare(world) {
        const person = await someone(world);
        const moved = { type: 'VACATION', leaveYearStart: '2026-01-01', expiresOn: '2027-03-31' };
        const entry = ofAccount(
          'balance.expiry-moved',
          person,
          became('type', 'VACATION'),
          became('leaveYear', '2026-01-01'),
          became('expiresOn', '2027-03-31'),
        );
        return {
          body: { userId: person.id, ...moved, reason: 'Agreed' },
          entries: [{ ...entry, reason: 'Agreed' }],
        };
      },
    },
  ],
  deleteAdjustment: [
    {
      title: 'everything of the deleted adjustment',
      async prepare(world) {
        const person = await someone(world);
        const record = { userId: person.id, authorId: world.admin.id };
        return {
          params: { id: await createAdjustment(world.app.database, record) },
          entries: [
            ofAccount(
              'balance.adjustment-deleted',
              person,
              was('type', 'VACATION'),
              was('amount', 2),
              was('on', '2026-03-02'),
            ),
          ],
        };
      },
    },
  ],
};
