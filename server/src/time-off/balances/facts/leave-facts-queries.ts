import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { OpeningKind } from '@almanac/domain/people/import/opening';
import type {
  GivenWarning,
  MovedExpiry,
} from '@almanac/domain/time-off/balances/engine/expiry/keeping-facts';
import type { LeaveAdjustment, LeaveRequest } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type StoredRules, storedRules } from '../../../leave/facts/rule-facts-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../../platform/database/statements/json-rows.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../../platform/database/statements/one-of.ts';
import type { DB } from '../../../platform/database/tables.ts';

/** A record of one account. */
interface OfAccount<Kind> {
  userId: string;
  type: string;
  record: Kind;
}

type Stored<Kind, Optional extends keyof Kind> = Omit<Kind, Optional> & {
  [Field in Optional]: Exclude<Kind[Field], undefined> | null;
};

export interface StoredFacts extends StoredRules {
  /** Requests that occupy days, in order. */
  requests: OfAccount<Stored<LeaveRequest, 'minutes' | 'minutesHalf' | 'decidedAmount' | 'leaveReducedOn'>>[];
  /** In the order of their days. */
  adjustments: OfAccount<Stored<LeaveAdjustment, 'expiresOn' | 'kind' | 'opening'>>[];
  warnings: OfAccount<GivenWarning>[];
  movedExpiries: OfAccount<MovedExpiry>[];
  expiriesCheckedThrough: CalendarDate | null;
}

/** Reads the people's rules, adjustments and requests that occupy days. */
export async function readStoredFacts(database: Reader, userIds: readonly string[]): Promise<StoredFacts> {
  return onlyRow(await queryFacts(database, toListed(userIds)));
}

const queryFacts = compiledQuery((database, asked: Listed<string>) => {
  const userIds = listOf(asked);
  return database.selectNoFrom([
    ...storedRules(userIds),
    jsonRows(selectRequestsOf(userIds)).as('requests'),
    jsonRows(selectAdjustmentsOf(userIds)).as('adjustments'),
    jsonRows(selectWarningsOf(userIds)).as('warnings'),
    jsonRows(selectMovedExpiriesOf(userIds)).as('movedExpiries'),
    selectFrom('leaveExpiryWatch').select('checkedThrough').$asScalar().as('expiriesCheckedThrough'),
  ]);
});

const { selectFrom } = expressionBuilder<DB>();

function selectRequestsOf(userIds: readonly string[]) {
  return selectFrom('timeOffRequests')
    .select(({ ref }) =>
      jsonBuildObject({
        userId: ref('requesterId'),
        type: ref('type'),
        record: jsonBuildObject({
          id: ref('id'),
          status: ref('status').$castTo<LeaveRequest['status']>(),
          startDate: ref('startDate'),
          endDate: ref('endDate'),
          startHalf: ref('startHalf').$castTo<Half>(),
          endHalf: ref('endHalf').$castTo<Half>(),
          minutes: ref('minutes'),
          minutesHalf: ref('minutesHalf').$castTo<Half | null>(),
          decidedAmount: ref('decidedAmount'),
          leaveReducedOn: ref('leaveReducedOn'),
        }),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('requesterId'), userIds))
    .where('status', 'in', blockingStatuses)
    .orderBy('startDate')
    .orderBy('id');
}

function selectAdjustmentsOf(userIds: readonly string[]) {
  return selectFrom('leaveAdjustments')
    .select(({ ref, fn, val }) =>
      jsonBuildObject({
        userId: ref('userId'),
        type: ref('type'),
        record: jsonBuildObject({
          id: ref('id'),
          amount: ref('amount'),
          on: ref('effectiveOn'),
          expiresOn: ref('expiresOn'),
          reason: fn.coalesce('reason', val('')),
          kind: ref('kind').$castTo<'PAID_OUT' | null>(),
          opening: ref('opening').$castTo<OpeningKind | null>(),
        }),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('userId'), userIds))
    .orderBy('effectiveOn')
    .orderBy('id');
}

function selectWarningsOf(userIds: readonly string[]) {
  return selectFrom('leaveLapseWarnings')
    .select(({ ref }) =>
      jsonBuildObject({
        userId: ref('userId'),
        type: ref('type'),
        record: jsonBuildObject({ on: ref('warnedOn'), lapsesOn: ref('lapsesOn') }),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('userId'), userIds))
    .orderBy('warnedOn')
    .orderBy('lapsesOn')
    .orderBy('stage');
}

function selectMovedExpiriesOf(userIds: readonly string[]) {
  return selectFrom('movedExpiries')
    .select(({ ref }) =>
      jsonBuildObject({
        userId: ref('userId'),
        type: ref('type'),
        record: jsonBuildObject({
          leaveYearStart: ref('leaveYearStart'),
          expiresOn: ref('expiresOn'),
          reason: ref('reason'),
        }),
      }).as('row'),
    )
    .where(({ ref }) => isOneOf(ref('userId'), userIds))
    .orderBy('leaveYearStart');
}
