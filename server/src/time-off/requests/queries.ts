import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { paginationOf } from '@almanac/domain/paging';
import type { PersonalRecords } from '@almanac/domain/time-off/booking/request-check';
import type { ListRequests, RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { DB, TimeOffRequests, Users } from '../../platform/database/tables.ts';
import { isManagerInScope } from '../../teams/members/scope-queries.ts';

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

function selectRequests(database: Reader) {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin('users as requester', 'requester.id', 'request.userId')
    .leftJoin('departments as department', 'department.id', 'requester.departmentId')
    .leftJoin('users as decider', 'decider.id', 'request.decidedById')
    .select([
      'request.id',
      'request.type',
      'request.status',
      'request.startDate',
      'request.endDate',
      'request.reason',
      'request.createdAt',
      'request.decidedAt',
      'request.rejectionReason',
      'requester.id as requesterId',
      'requester.name as requesterName',
      'requester.email as requesterEmail',
      'department.name as departmentName',
      'decider.id as deciderId',
      'decider.name as deciderName',
      'decider.email as deciderEmail',
    ]);
}

function toRequest(row: RequestRow): TimeOffRequest {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    businessDays: countBusinessDays(row),
    ...(row.reason !== null && { reason: row.reason }),
    createdAt: row.createdAt.toISOString(),
    ...(row.decidedAt !== null && row.status !== 'REJECTED' && { approvedAt: row.decidedAt.toISOString() }),
    ...(row.rejectionReason !== null && { rejectionReason: row.rejectionReason }),
    ...(row.deciderId !== null && {
      decidedBy: { id: row.deciderId, name: row.deciderName || (row.deciderEmail ?? '') },
    }),
    requester: {
      id: row.requesterId,
      ...(row.requesterName !== '' && { name: row.requesterName }),
      email: row.requesterEmail,
      ...(row.departmentName !== null && { department: { name: row.departmentName } }),
    },
  };
}

/** Reads a page of the requests of those people for whom `ofRequester` holds. */
export async function readRequests(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  filters: ListRequests,
): Promise<RequestPage> {
  const { page, limit, sortBy, sortOrder } = filters;
  const matching = selectRequests(database).where(ofRequester).where(matchesFilters(filters));
  const rows = await matching
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy(`request.${sortBy}`, sortOrder)
    .orderBy('request.id', sortOrder)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const isPastTheEnd = rows.length === 0 && page > 1;
  const total = isPastTheEnd ? await countRows(matching) : (rows[0]?.total ?? 0);
  return { data: rows.map(toRequest), pagination: paginationOf({ page, limit }, total) };
}

async function countRows(matching: ReturnType<typeof selectRequests>): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type RequestFilters = Omit<ListRequests, 'page' | 'limit' | 'sortBy' | 'sortOrder'>;

function matchesFilters(filters: RequestFilters): Expression<SqlBool> {
  const eb = expressionBuilder<
    DB & { request: TimeOffRequests; requester: Users },
    'request' | 'requester'
  >();
  const { status, type, startDate, endDate, requesterId, departmentId, teamId } = filters;
  return eb.and([
    ...(status ? [eb('request.status', 'in', status)] : []),
    ...(type ? [eb('request.type', 'in', type)] : []),
    ...(startDate ? [eb('request.endDate', '>=', startDate)] : []),
    ...(endDate ? [eb('request.startDate', '<=', endDate)] : []),
    ...(requesterId ? [eb('requester.id', '=', requesterId)] : []),
    ...(departmentId ? [eb('requester.departmentId', '=', departmentId)] : []),
    ...(teamId ? [isMadeByMember(teamId)] : []),
  ]);
}

/** Whether the requester is in the team on a day of the request. */
function isMadeByMember(teamId: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  return eb.exists(
    eb
      .selectFrom('teamMembers as membership')
      .select('membership.id')
      .whereRef('membership.userId', '=', 'request.userId')
      .where('membership.teamId', '=', teamId)
      .where('membership.isActive', '=', true)
      .whereRef('membership.startDate', '<=', 'request.endDate')
      .where((or) =>
        or.or([
          or('membership.endDate', 'is', null),
          or('membership.endDate', '>=', or.ref('request.startDate')),
        ]),
      ),
  );
}

/** Reads every request of those people for whom `ofRequester` holds, in the order of their days. */
export async function readEveryRequest(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  filters: RequestFilters,
): Promise<TimeOffRequest[]> {
  const rows = await selectRequests(database)
    .where(ofRequester)
    .where(matchesFilters(filters))
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  return rows.map(toRequest);
}

/** Reads the request if `ofRequester` holds for the person who made it. */
export async function readOneRequest(
  database: Reader,
  ofRequester: Expression<SqlBool>,
  id: string,
): Promise<TimeOffRequest | undefined> {
  const row = await selectRequests(database)
    .where('request.id', '=', id)
    .where(ofRequester)
    .executeTakeFirst();
  return row && toRequest(row);
}

/** Reads a request that the caller is known to see. */
export async function readKnownRequest(database: Reader, id: string): Promise<TimeOffRequest> {
  return toRequest(await selectRequests(database).where('request.id', '=', id).executeTakeFirstOrThrow());
}

/** Reads what a person's balance is derived from; nothing where there is no such person. */
export async function readLeaveRecords(
  database: Reader,
  userId: string,
): Promise<PersonalRecords | undefined> {
  const person = await database
    .selectFrom('users')
    .select('employmentStart')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return undefined;
  const requests = await database
    .selectFrom('timeOffRequests')
    .select(['id', 'type', 'status', 'startDate', 'endDate'])
    .where('userId', '=', userId)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .orderBy('startDate')
    .execute();
  const adjustments = await database
    .selectFrom('balanceAdjustments')
    .select(['type', 'leaveYearStart', 'days'])
    .where('userId', '=', userId)
    .execute();
  return {
    ...(person.employmentStart !== null && { employmentStart: person.employmentStart }),
    requests,
    adjustments: adjustments.map((each) => ({ ...each, days: Number(each.days) })),
  };
}

export interface MailRecipient {
  name: string;
  email: string;
}

/**
 * Reads who is asked to decide a person's requests: the managers who have the person in scope; without one, the
 * HR administrators; without one of them, the system administrators. Never the person, nor who wants no such mails.
 */
export async function readApproversOf(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<MailRecipient[]> {
  const candidates = await database
    .selectFrom('users as approver')
    .innerJoin('users as requester', (join) => join.on('requester.id', '=', userId))
    .select(['approver.name', 'approver.email', 'approver.role'])
    .whereRef('approver.id', '<>', 'requester.id')
    .where('approver.isActive', '=', true)
    .where('approver.mailsRequestsToDecide', '=', true)
    .where((eb) => eb.or([eb('approver.role', 'in', ['HR_ADMIN', 'SYSTEM_ADMIN']), isManagerInScope(today)]))
    .orderBy('approver.email')
    .execute();
  for (const role of ['MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN']) {
    const approvers = candidates.filter((each) => each.role === role);
    if (approvers.length > 0) return approvers.map(({ name, email }) => ({ name, email }));
  }
  return [];
}
