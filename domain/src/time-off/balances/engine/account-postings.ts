import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../../calendar/period.ts';
import type { Said } from '../../../language/message.ts';
import { type PolicyCause, type Posting, postings } from '../../../leave/earning/postings.ts';
import { coveredDays, leaveYearsBetween } from '../../../leave/earning/year-ends.ts';
import type { RuleFacts, RuleStretch } from '../../../leave/plans/plan.ts';
import { blocksDays } from '../../requests/request-status.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';
import { reasonMessage } from './charge-reason.ts';
import { type Charge, charges, holidayCharges } from './charges.ts';
import type { LeaveFacts, LeaveRequest } from './leave-facts.ts';

export type PostingKind = 'GRANT' | 'ADJUSTMENT' | 'HOLIDAY' | 'TAKEN';

/** The record that caused a posting. */
type Cause =
  | PolicyCause
  | { kind: 'ADJUSTMENT'; adjustmentId: string }
  | { kind: 'HOLIDAY' }
  | { kind: 'REQUEST'; requestId: string; status: RequestStatus };

/** A posting of any kind to one account. */
export type AccountPosting = Omit<Posting<PostingKind, Cause>, 'because'> & {
  /** Its reason in words: a message, or what an administrator wrote. */
  because: Said;
};

/** All postings through the date, each day's credits first; the order is independent of that of the records. */
export function accountPostings(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): AccountPosting[] {
  const posted = [
    ...granted(until, stretches, facts),
    ...facts.adjustments.map(adjusted),
    ...holidaysTaken(until, stretches, facts),
    ...facts.requests
      .filter(({ status, startDate }) => blocksDays(status) && startDate <= until)
      .flatMap((request) => taken(request, facts)),
  ];
  return posted.filter(({ date }) => date <= until).sort(inOrder);
}

/** The postings of a request: one for each employed day it is charged for. */
export function taken(request: LeaveRequest, facts: RuleFacts): AccountPosting[] {
  const { id: requestId, status } = request;
  return charges(request, facts)
    .filter(({ amount }) => amount > 0)
    .map((charge) => ({
      ...debit(charge),
      because: reasonMessage(charge.why),
      kind: 'TAKEN',
      cause: { kind: 'REQUEST', requestId, status },
    }));
}

/** Compares two postings by their position in the account. */
export function inOrder(one: AccountPosting, other: AccountPosting): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const byRank = rankOf(one) - rankOf(other);
  if (byRank !== 0) return byRank;
  const [first, second] = [recordOf(one), recordOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function granted(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): AccountPosting[] {
  const offered = stretches.filter(({ rules }) => rules);
  const [first] = offered;
  const last = offered.at(-1);
  if (!first || !last) return [];
  const days = intersection(
    { startDate: first.startDate, endDate: last.endDate },
    coveredThrough(until, facts),
  );
  if (!days) return [];
  return leaveYearsBetween(days.startDate, days.endDate, facts).flatMap((leaveYear) =>
    postings(leaveYear, facts),
  );
}

function holidaysTaken(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): AccountPosting[] {
  const covered = coveredThrough(until, facts);
  return stretches
    .filter(({ rules }) => rules?.chargesHolidays)
    .flatMap((stretch) => {
      const days = intersection(stretch, covered);
      return days ? holidayCharges(days, facts) : [];
    })
    .map((charge) => ({
      ...debit(charge),
      because: charge.why.holiday ?? '',
      kind: 'HOLIDAY',
      cause: { kind: 'HOLIDAY' },
    }));
}

/** The days through the date with grants and charged holidays. */
function coveredThrough(until: CalendarDate, facts: LeaveFacts): Period {
  const { startDate, endDate } = coveredDays(facts);
  return { startDate, endDate: endDate < until ? endDate : until };
}

function adjusted({ id, on, amount, expiresOn, reason }: LeaveFacts['adjustments'][number]): AccountPosting {
  const cause: Cause = { kind: 'ADJUSTMENT', adjustmentId: id };
  const common = { date: on, kind: 'ADJUSTMENT', amount, cause, because: reason, expiresOn } as const;
  return amount > 0 ? { ...common, lotKey: id } : common;
}

function debit({ date, amount }: Charge): Pick<AccountPosting, 'date' | 'amount'> {
  return { date, amount: -amount };
}

const ranks: Record<PostingKind, number> = { GRANT: 1, ADJUSTMENT: 2, HOLIDAY: 3, TAKEN: 4 };

function rankOf({ kind, amount }: AccountPosting): number {
  return amount > 0 ? 0 : ranks[kind];
}

function recordOf({ cause }: AccountPosting): string {
  if (cause.kind === 'REQUEST') return cause.requestId;
  return cause.kind === 'ADJUSTMENT' ? cause.adjustmentId : '';
}
