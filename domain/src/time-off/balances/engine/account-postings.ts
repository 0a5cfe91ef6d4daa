import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../../calendar/period.ts';
import { type PolicyCause, type Posting, postings } from '../../../leave/earning/postings.ts';
import { coveredDays, leaveYearAt, leaveYearsBetween } from '../../../leave/earning/year-ends.ts';
import { type RuleFacts, type RuleStretch, rulesOn } from '../../../leave/plans/plan.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { eachAlone } from '../../../people/accounts/employment.ts';
import { blocksDays } from '../../requests/request-status.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';
import { reasonMessage } from './charges/charge-reason.ts';
import { type Charge, charges, holidayCharges } from './charges/charges.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './leave-facts.ts';

export type PostingKind = 'GRANT' | 'ADJUSTMENT' | 'PAID_OUT' | 'HOLIDAY' | 'TAKEN' | 'OPENING';

/** The record that caused a posting. */
type Cause =
  | PolicyCause
  | { kind: 'ADJUSTMENT'; adjustmentId: string }
  | { kind: 'HOLIDAY' }
  | { kind: 'REQUEST'; requestId: string; status: RequestStatus };

/** A posting of any kind to one account. */
export interface AccountPosting extends Posting<PostingKind, Cause> {
  /** An opening balance: the day ends with it, or follows the day's end with it. The amount is then computed. */
  opening?: { balance: Amount; isCarriedOver: boolean } | undefined;
  /** Whether it asks what the day's balance covers: a stated balance would hide a posting before it. */
  isProbe?: true;
}

/** All postings through the date, each day's credits first; the order is independent of that of the records. */
export function accountPostings(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): AccountPosting[] {
  const posted = [
    ...granted(until, stretches, facts),
    ...facts.adjustments.map((each) => (each.opening ? opened(each, facts) : adjusted(each))),
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
  const granting = { startDate: first.startDate, endDate: last.endDate };
  return eachAlone(facts.employment).flatMap((employment, index) => {
    const alone = { ...facts, employment };
    const days = intersection(granting, coveredThrough(until, alone));
    if (!days) return [];
    const granted = leaveYearsBetween(days.startDate, days.endDate, facts).flatMap((leaveYear) =>
      postings(leaveYear, alone),
    );
    return index === 0 ? granted : granted.map((each) => ofEmployment(index, each));
  });
}

/** Grants of another employment in the same leave year have a lot of their own. */
function ofEmployment(index: number, posting: Posting): Posting {
  return { ...posting, lotKey: `${posting.lotKey} ${index}` };
}

function holidaysTaken(
  until: CalendarDate,
  stretches: readonly RuleStretch[],
  facts: LeaveFacts,
): AccountPosting[] {
  const covered = eachAlone(facts.employment).map((employment) =>
    coveredThrough(until, { ...facts, employment }),
  );
  return stretches
    .filter(({ rules }) => rules?.chargesHolidays)
    .flatMap((stretch) => covered.flatMap((each) => intersection(stretch, each) ?? []))
    .flatMap((days) => holidayCharges(days, facts))
    .map((charge) => ({
      ...debit(charge),
      because: charge.why.holiday ?? '',
      kind: 'HOLIDAY',
      cause: { kind: 'HOLIDAY' },
    }));
}

/** The days through the date with grants and charged holidays in the one employment. */
function coveredThrough(until: CalendarDate, facts: LeaveFacts): Period {
  const { startDate, endDate } = coveredDays(facts);
  return { startDate, endDate: endDate < until ? endDate : until };
}

function adjusted({ id, on, amount, expiresOn, reason, ...record }: LeaveAdjustment): AccountPosting {
  const cause: Cause = { kind: 'ADJUSTMENT', adjustmentId: id };
  const kind: PostingKind = record.kind ?? 'ADJUSTMENT';
  const common = { date: on, kind, amount, cause, because: reason, expiresOn } as const;
  return amount > 0 ? { ...common, lotKey: id } : common;
}

/** Brought into a leave year: posted on the day before it, once that year has ended. */
function opened({ id, on, amount, opening, reason }: LeaveAdjustment, facts: LeaveFacts): AccountPosting {
  const common = {
    kind: 'OPENING',
    amount: 0,
    cause: { kind: 'ADJUSTMENT', adjustmentId: id },
    because: reason,
    lotKey: id,
  } as const;
  if (opening !== 'CARRIED_OVER') {
    return { ...common, date: on, opening: { balance: amount, isCarriedOver: false } };
  }
  const { startDate } = leaveYearAt(facts, on);
  return {
    ...common,
    date: addDays(startDate, -1),
    opening: { balance: amount, isCarriedOver: true },
    expiresOn: lastDayOfCarried(startDate, facts),
  };
}

/** By the policy of the year end, or that of the next day if the type was not offered before. */
function lastDayOfCarried(startDate: CalendarDate, facts: LeaveFacts): CalendarDate | undefined {
  const rules = rulesOn(facts, addDays(startDate, -1)) ?? rulesOn(facts, startDate);
  const months = rules?.grants[0]?.carryMonths ?? 0;
  // A policy that carries nothing over says nothing about its expiry either.
  return months === 0 ? undefined : addDays(addMonths(startDate, months), -1);
}

function debit({ date, amount }: Charge): Pick<AccountPosting, 'date' | 'amount'> {
  return { date, amount: -amount };
}

const ranks: Record<PostingKind, number> = {
  GRANT: 1,
  ADJUSTMENT: 2,
  PAID_OUT: 2,
  HOLIDAY: 3,
  TAKEN: 4,
  OPENING: 5,
};
const rankOfProbe = 6;

function rankOf({ kind, amount, isProbe }: AccountPosting): number {
  if (isProbe) return rankOfProbe;
  return amount > 0 ? 0 : ranks[kind];
}

function recordOf({ cause }: AccountPosting): string {
  if (cause.kind === 'REQUEST') return cause.requestId;
  return cause.kind === 'ADJUSTMENT' ? cause.adjustmentId : '';
}
