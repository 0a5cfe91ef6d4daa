import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { includes, type Period } from '../../../calendar/period.ts';
import type { Message } from '../../../language/message.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { isEmployedOn } from '../../../people/accounts/employment.ts';
import { dayOfWork } from '../../../work-time/day-of-work.ts';
import { type Holiday, placeWith } from '../../../work-time/place.ts';
import type { LedgerEntry } from '../engine/account-state.ts';
import { asApproved } from '../engine/charges/charge-reason.ts';
import { type Charge, charges, sumOf } from '../engine/charges/charges.ts';
import type { LeaveFacts, LeaveRequest } from '../engine/leave-facts.ts';
import { balanceOn, ledger } from '../engine/ledger.ts';
import { message } from '../messages/message.ts';

interface Statement {
  opening: Amount;
  lines: readonly LedgerEntry[];
  closing: Amount;
}

/**
 * The lines of the period with its balances before and after. If an approved request's charge has changed since its
 * decision, its lines add up to what was approved, and one more line has the difference.
 */
export function statement(facts: LeaveFacts, period: Period): Statement {
  const decided = facts.requests.filter(
    ({ status, decidedAmount }) => status === 'APPROVED' && decidedAmount !== undefined,
  );
  const last = [period.endDate, ...decided.map(({ endDate }) => endDate)].sort().at(-1) ?? period.endDate;
  const { entries } = ledger(facts, last);
  const lines = decided.reduce<LedgerEntry[]>((all, request) => asDecided(request, all, facts), [...entries]);
  const before = entries.filter(({ date }) => date < period.startDate);
  return {
    opening: balanceOn(before, period.startDate),
    lines: withBalances(lines).filter(({ date }) => includes(period, date)),
    closing: balanceOn(entries, period.endDate),
  };
}

/** The lines in date order, each with the balance after it; expiry and forgiveness come last on their day, before what was carried over. */
function withBalances(lines: readonly LedgerEntry[]): LedgerEntry[] {
  const isLast = ({ kind, opening }: LedgerEntry) =>
    opening?.isCarriedOver ? 2 : Number(kind === 'LAPSED' || kind === 'KEPT' || kind === 'FORGIVEN');
  let balance = 0;
  return lines
    .toSorted((one, other) =>
      one.date === other.date ? isLast(one) - isLast(other) : one.date < other.date ? -1 : 1,
    )
    .map((line) => {
      balance += line.amount;
      return { ...line, balance };
    });
}

function asDecided(request: LeaveRequest, lines: LedgerEntry[], facts: LeaveFacts): LedgerEntry[] {
  // Days outside the employment that the approval counted are no change of working days.
  const charged = charges(request, { ...facts, employment: {} });
  const more = sumOf(charged) - (request.decidedAmount ?? 0);
  if (more === 0) return lines;
  return more > 0
    ? withFurther(more, request, lines)
    : withRefunds(-more, request, charged, { lines, facts });
}

/** Splits the request's further charge off its last lines. */
function withFurther(more: Amount, { id }: LeaveRequest, lines: readonly LedgerEntry[]): LedgerEntry[] {
  let rest = more;
  return lines
    .toReversed()
    .flatMap((line) => {
      if (rest === 0 || line.cause.kind !== 'REQUEST' || line.cause.requestId !== id) return [line];
      const further = Math.min(rest, -line.amount);
      rest -= further;
      const added = { ...line, amount: -further, because: message('time-off.balances.chargedSince') };
      const before = { ...line, amount: line.amount + further };
      return before.amount === 0 ? [added] : [added, before];
    })
    .toReversed();
}

/** Adds the approved amounts that are no longer charged, on their days, and their refund. */
function withRefunds(
  refunded: Amount,
  { id, status, ...span }: LeaveRequest,
  charged: readonly Charge[],
  { lines, facts }: { lines: LedgerEntry[]; facts: LeaveFacts },
): LedgerEntry[] {
  let rest = refunded;
  const added: LedgerEntry[] = [];
  const give = (date: CalendarDate, amount: Amount, because: Message) => {
    const given = Math.min(rest, amount);
    if (given === 0) return;
    rest -= given;
    if (!isEmployedOn(date, facts.employment)) return;
    const line = { date, balance: 0, cause: { kind: 'REQUEST', requestId: id, status } as const, lots: [] };
    added.push({ ...line, kind: 'TAKEN', amount: -given, because: asApproved });
    added.push({ ...line, kind: 'REFUND', amount: given, because });
  };
  const onWorkingDays = charges(span, withoutHolidays({ ...facts, employment: {} }));
  for (const [index, { date, amount }] of onWorkingDays.entries()) {
    const holiday = holidayOn(date, facts);
    if (holiday) give(date, amount - (charged[index]?.amount ?? 0), refundMessage(holiday));
  }
  give(span.endDate, rest, message('time-off.balances.refundOfWork'));
  return [...lines, ...added];
}

function refundMessage({ date, name, addedOn }: Holiday): Message {
  return message('time-off.balances.refundOfHoliday', { date, name, addedOn });
}

function holidayOn(date: CalendarDate, facts: LeaveFacts): Holiday | undefined {
  return dayOfWork(facts, date).holiday;
}

function withoutHolidays(facts: LeaveFacts): LeaveFacts {
  const [first, ...later] = facts.terms;
  const place = placeWith([]);
  return { ...facts, terms: [{ ...first, place }, ...later.map((each) => ({ ...each, place }))] };
}
