import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../../calendar/period.ts';
import { type Posting, postings } from '../../../leave/earning/postings.ts';
import { coveredDays, leaveYearsBetween } from '../../../leave/earning/year-ends.ts';
import type { RuleFacts, RuleStretch } from '../../../leave/plans/plan.ts';
import type { GrantKey } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { holdsDays } from '../../requests/request-status.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';
import { type Charge, charges, holidayCharges } from './charges.ts';
import type { LeaveFacts, LeaveRequest } from './leave-facts.ts';

export type MovementKind = 'GRANT' | 'ADJUSTMENT' | 'HOLIDAY' | 'TAKEN';

/** The record behind a movement. */
type Cause =
  | { kind: 'POLICY'; planId: string; grant?: GrantKey | undefined }
  | { kind: 'ADJUSTMENT'; adjustmentId: string }
  | { kind: 'HOLIDAY' }
  | { kind: 'REQUEST'; requestId: string; status: RequestStatus };

/** What the facts put into the account on a day, or, negative, take from it. */
export interface Movement {
  date: CalendarDate;
  kind: MovementKind;
  amount: Amount;
  cause: Cause;
  because: string;
  formula?: string | undefined;
  /** The lot that a credit goes into, and that a correction of it is drawn from. */
  lotKey?: string | undefined;
  expiresOn?: CalendarDate | undefined;
}

/** All movements through the date, each day's credits first; their order does not depend on that of the records. */
export function movementsThrough(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): Movement[] {
  const movements = [
    ...granted(until, stretches, facts),
    ...facts.adjustments.map(adjusted),
    ...holidaysTaken(until, stretches, facts),
    ...facts.requests
      .filter(({ status, startDate }) => holdsDays(status) && startDate <= until)
      .flatMap((request) => taken(request, facts)),
  ];
  return movements.filter(({ date }) => date <= until).sort(inOrder);
}

/** What a request takes, a movement for each day within the employment that it is charged for. */
export function taken(request: LeaveRequest, facts: RuleFacts): Movement[] {
  const { id: requestId, status } = request;
  return charges(request, facts)
    .filter(({ amount }) => amount > 0)
    .map((charge) => ({ ...debit(charge), kind: 'TAKEN', cause: { kind: 'REQUEST', requestId, status } }));
}

/** Compares two movements of one account by their place in it. */
export function inOrder(one: Movement, other: Movement): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const byRank = rankOf(one) - rankOf(other);
  if (byRank !== 0) return byRank;
  const [first, second] = [recordOf(one), recordOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function granted(until: CalendarDate, stretches: readonly RuleStretch[], facts: LeaveFacts): Movement[] {
  const offered = stretches.filter(({ rules }) => rules);
  const [first] = offered;
  const last = offered.at(-1);
  if (!first || !last) return [];
  const days = intersection(
    { startDate: first.startDate, endDate: last.endDate },
    coveredThrough(until, facts),
  );
  if (!days) return [];
  return leaveYearsBetween(days.startDate, days.endDate, facts)
    .flatMap((leaveYear) => postings(leaveYear, facts))
    .map(postedMovement);
}

function holidaysTaken(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): Movement[] {
  const covered = coveredThrough(until, facts);
  return stretches
    .filter(({ rules }) => rules?.chargesHolidays)
    .flatMap((stretch) => {
      const days = intersection(stretch, covered);
      return days ? holidayCharges(days, facts) : [];
    })
    .map((charge) => ({ ...debit(charge), kind: 'HOLIDAY', cause: { kind: 'HOLIDAY' } }));
}

/** The days through the date for which leave is granted and holidays are charged. */
function coveredThrough(until: CalendarDate, facts: LeaveFacts): Period {
  const { startDate, endDate } = coveredDays(facts);
  return { startDate, endDate: endDate < until ? endDate : until };
}

function postedMovement({ date, amount, planId, grant, leaveYear, because, formula }: Posting): Movement {
  return {
    date,
    kind: 'GRANT',
    amount,
    cause: { kind: 'POLICY', planId, grant },
    because,
    formula,
    lotKey: `${leaveYear.startDate} ${grant}`,
  };
}

function adjusted({ id, on, amount, expiresOn, reason }: LeaveFacts['adjustments'][number]): Movement {
  const cause: Cause = { kind: 'ADJUSTMENT', adjustmentId: id };
  const common = { date: on, kind: 'ADJUSTMENT', amount, cause, because: reason, expiresOn } as const;
  return amount > 0 ? { ...common, lotKey: id } : common;
}

function debit({ date, amount, because }: Charge): Pick<Movement, 'date' | 'amount' | 'because'> {
  return { date, amount: -amount, because };
}

const ranks: Record<MovementKind, number> = { GRANT: 1, ADJUSTMENT: 2, HOLIDAY: 3, TAKEN: 4 };

function rankOf({ kind, amount }: Movement): number {
  return amount > 0 ? 0 : ranks[kind];
}

function recordOf({ cause }: Movement): string {
  if (cause.kind === 'REQUEST') return cause.requestId;
  return cause.kind === 'ADJUSTMENT' ? cause.adjustmentId : '';
}
