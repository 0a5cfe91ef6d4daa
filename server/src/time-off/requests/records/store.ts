import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { typeOfRequest } from '@almanac/domain/leave/types/leave-type';
import type { Outcome } from '@almanac/domain/refusal';
import { ruleMessage } from '@almanac/domain/time-off/requests/messages/rule-message';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { EditRequest } from '@almanac/domain/time-off/requests/schema';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { Half } from '@almanac/domain/work-time/half-day';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { leaveTypes } from '../../../leave/types/type-queries.ts';
import { standingInOn } from '../../../people/accounts/deputies/deputy-queries.ts';
import { peopleToLock } from '../../../people/accounts/records/lock-store.ts';
import { people } from '../../../people/accounts/records/people-queries.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import { peopleInApprovalScope } from '../../../teams/members/scope-queries.ts';
import { withHours } from './hours-of-row.ts';
import { isVisibleTo } from './visibility-queries.ts';

/** Locks the person, then the request, and returns whether it is in the viewer's scope. */
async function lockRequest(writer: Writer, id: string, viewer: Viewer, today: CalendarDate) {
  await lockRequester(writer, { id });
  const [request] = await queryRequest(
    writer,
    { id, today, viewerId: viewer.id, departmentOfViewer: viewer.departmentId ?? null },
    viewer.role,
  );
  if (!request) return undefined;
  if (!request.leaveType) throw new Error(`The request ${id} has an unknown type`);
  return { ...withHours(request), leaveType: typeOfRequest(request.leaveType, request) };
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

interface AskedRequest {
  id: string;
  viewerId: string;
  departmentOfViewer: string | null;
  today: CalendarDate;
}

const lockRequester = compiledQuery((writer: Writer, { id }: { id: string }) =>
  peopleToLock(writer).where('id', '=', ({ selectFrom }) =>
    selectFrom('timeOffRequests as request').select('request.requesterId').where('request.id', '=', id),
  ),
);

const queryRequest = compiledQuery((writer: Writer, asked: AskedRequest, role: Viewer['role']) => {
  const { id, today } = asked;
  const viewer = { id: asked.viewerId, role, departmentId: asked.departmentOfViewer ?? undefined };
  const inScope = peopleInApprovalScope(viewer, today);
  return writer
    .selectFrom('timeOffRequests as request')
    .innerJoin(people.as('requester'), 'requester.id', 'request.requesterId')
    .select(({ eb, exists, ref, selectFrom }) => [
      'request.id',
      'request.version',
      'request.requesterId',
      'requester.name as requesterName',
      'requester.email as requesterEmail',
      'requester.departmentId',
      'request.type',
      'request.status',
      'request.startDate',
      'request.endDate',
      'request.startHalf',
      'request.endHalf',
      'request.minutes',
      'request.minutesHalf',
      'request.originId',
      'request.originKind',
      'request.reason',
      'request.createdAt',
      eb
        .and([eb.ref('requester.mailsOwnRequests'), eb.ref('requester.isActive')])
        .$castTo<boolean>()
        .as('isRequesterMailed'),
      exists(inScope.where('person.id', '=', ref('request.requesterId')))
        .$castTo<boolean>()
        .as('isInScope'),
      exists(
        selectFrom(standingInOn(today).as('duty'))
          .select('duty.userId')
          .where('duty.deputyId', '=', viewer.id),
      )
        .$castTo<boolean>()
        .as('isStandIn'),
      selectFrom(leaveTypes.as('type'))
        .where('type.code', '=', ref('request.type'))
        .select((of) =>
          jsonBuildObject({
            code: of.ref('type.code'),
            name: of.ref('type.name'),
            names: of.ref('type.names'),
            colour: of.ref('type.colour'),
            unit: of.ref('type.unit'),
            counts: of.ref('type.counts'),
            takesHalves: of.ref('type.takesHalves'),
            isPaid: of.ref('type.isPaid'),
            isAway: of.ref('type.isAway'),
            needsApproval: of.ref('type.needsApproval'),
            remindsOfExpiry: of.ref('type.remindsOfExpiry'),
            isPaidOut: of.ref('type.isPaidOut'),
            isSickness: of.ref('type.isSickness'),
            reason: of.ref('type.reason'),
            documentAfterDays: of.ref('type.documentAfterDays'),
            documentBy: of.ref('type.documentBy'),
            reducesLeave: of.ref('type.reducesLeave'),
            shownTo: of.ref('type.shownTo'),
            hiddenBefore: of.ref('type.hiddenBefore'),
          }).as('type'),
        )
        .as('leaveType'),
    ])
    .where('request.id', '=', id)
    .forNoKeyUpdate('request');
});

/** Locks a request that is visible to the viewer, in the version that they saw. */
export async function lockVisibleRequest(
  writer: Writer,
  { id, version }: VersionedRecord,
  viewer: Viewer,
  today: CalendarDate,
): Promise<Outcome<LockedRequest, 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const request = await lockRequest(writer, id, viewer, today);
  return checkVersion(
    ruleMessage('time-off.requests.request'),
    version,
    request && isVisibleTo(viewer, request) ? request : undefined,
  );
}

/** Stores an edit. If type or days change, it also stores the former ones, and clears the document
 * and the reduction of leave. */
export async function saveEdit(writer: Writer, before: LockedRequest, edit: StoredEdit): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({ ...edit, ...formerOf(before, edit), updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', before.id)
    .execute();
}

/** An edit with the half that its minutes fill first. Null: no minutes. */
type StoredEdit = Omit<EditRequest, 'version'> & { minutesHalf?: Half | null | undefined };

function formerOf(before: LockedRequest, edit: StoredEdit) {
  const spanFields = ['type', 'startDate', 'endDate', 'startHalf', 'endHalf', 'minutes'] as const;
  const isSame = spanFields.every((field) => edit[field] === undefined || edit[field] === before[field]);
  if (isSame) return {};
  return {
    formerType: before.type,
    formerStartDate: before.startDate,
    formerEndDate: before.endDate,
    formerStartHalf: before.startHalf,
    formerEndHalf: before.endHalf,
    formerMinutes: before.minutes ?? null,
    documentReceivedOn: null,
    documentFetched: false,
    leaveReducedOn: null,
  };
}

/** Locks the requests that occupy days, by id. The person must be locked. */
export async function lockRequestsOf(writer: Writer, requesterId: string) {
  const rows = await writer
    .selectFrom('timeOffRequests as request')
    .innerJoin(people.as('requester'), 'requester.id', 'request.requesterId')
    .select(['request.id', 'request.requesterId', 'request.type', 'request.status', 'request.minutes'])
    .select(['request.startDate', 'request.endDate', 'request.startHalf', 'request.endHalf'])
    .select('requester.mailsOwnRequests as isRequesterMailed')
    .where('request.requesterId', '=', requesterId)
    .where('request.status', 'in', blockingStatuses)
    .orderBy('request.id')
    .forNoKeyUpdate('request')
    .execute();
  return rows.map(({ minutes, ...row }) => ({ ...row, minutes: minutes ?? undefined }));
}

/** Ends a request on the day; a pending one keeps its former days for the deciders. */
export async function saveEndDate(
  writer: Writer,
  { id, status }: Pick<LockedRequest, 'id' | 'status'>,
  endDate: CalendarDate,
): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({
      endDate,
      endHalf: 'PM',
      ...(status === 'PENDING' && {
        formerType: eb.ref('type'),
        formerStartDate: eb.ref('startDate'),
        formerEndDate: eb.ref('endDate'),
        formerStartHalf: eb.ref('startHalf'),
        formerEndHalf: eb.ref('endHalf'),
        formerMinutes: eb.ref('minutes'),
      }),
      updatedAt: eb.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}

/** Stores the charge of an approved request: hundredths of a day, or minutes. */
export async function saveDecidedAmount(writer: Writer, id: string, decidedAmount: number): Promise<void> {
  await writer.updateTable('timeOffRequests').set({ decidedAmount }).where('id', '=', id).execute();
}

export async function saveCancellation(writer: Writer, id: string): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({ status: 'CANCELLED', updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Approves a pending request automatically, with its charge. */
export async function saveAsNotice(writer: Writer, id: string, decidedAmount: number): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({
      status: 'APPROVED',
      decidedAt: eb.fn<Date>('now'),
      decidedAmount,
      formerType: null,
      formerStartDate: null,
      formerEndDate: null,
      formerStartHalf: null,
      formerEndHalf: null,
      formerMinutes: null,
      updatedAt: eb.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Stores the day on which a request's document arrived, and whether HR fetched it; null: it has not arrived. The request stays the same and its waiting
 * time goes on.
 */
export async function saveDocument(
  writer: Writer,
  id: string,
  document: { documentReceivedOn: CalendarDate | null; documentFetched: boolean },
): Promise<void> {
  await writer.updateTable('timeOffRequests').set(document).where('id', '=', id).execute();
}

/** Makes a decided request pending again. */
export async function saveUndoneDecision(writer: Writer, id: string): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set((eb) => ({
      status: 'PENDING',
      decidedById: null,
      decidedForId: null,
      decidedAt: null,
      decidedAmount: null,
      rejectionReason: null,
      leaveReducedOn: null,
      updatedAt: eb.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}

export async function removeRequest(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('timeOffRequests').where('id', '=', id).execute();
}

/** Erases the reasons of a person's requests and their rejections. */
export async function eraseReasonsOfRequests(writer: Writer, requesterId: string): Promise<void> {
  await writer
    .updateTable('timeOffRequests')
    .set({ reason: null, rejectionReason: null })
    .where('requesterId', '=', requesterId)
    .execute();
}
