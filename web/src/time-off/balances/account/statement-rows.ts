import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dayOfYear } from '@almanac/domain/calendar/date-parts';
import type { Period } from '@almanac/domain/calendar/period';
import { leaveYearName, leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { amountOf, numberOf } from '@almanac/domain/leave/types/amount';
import type { EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { exactText } from './account-text.ts';
import type { LineKind } from './line-kind.ts';
import { text } from './messages/text.ts';

type Entry = EntriesAnswer['entries'][number];

/** A line of the statement; the days of a request are joined. */
export interface StatementRow extends Period {
  key: string;
  kind: LineKind;
  title: string;
  /** The origin, one sentence each. */
  notes: string[];
  amount: number;
  balance: number;
  /** Leave years it was deducted from, such as '2 from 2025'. */
  lots: string[];
  requestId?: string | undefined;
  adjustmentId?: string | undefined;
}

interface Reading {
  /** The shown leave year. */
  leaveYear: Period;
  /** Later lines are in the future. */
  on: CalendarDate;
  typeName: string;
}

/** Lines up to the day, and future ones. */
export function statementRows(
  { entries, unit }: Pick<EntriesAnswer, 'entries' | 'unit'>,
  reading: Reading,
): { past: StatementRow[]; coming: StatementRow[] } {
  const rowsOf = (part: readonly Entry[]) => runsOf(part).flatMap((run) => rowsOfRun(run, unit, reading));
  return {
    past: rowsOf(entries.filter(({ date }) => date <= reading.on)),
    coming: rowsOf(entries.filter(({ date }) => date > reading.on)),
  };
}

/** Lines of a counted type: taken leave counts up from zero in the leave year, without expiry. */
export function countedEntries({ entries, unit, ...rest }: EntriesAnswer): EntriesAnswer {
  let total = 0;
  const counted = entries
    .filter(({ kind }) => kind !== 'FORGIVEN' && kind !== 'SETTLED')
    .map((entry) => {
      total -= amountOf(entry.amount, unit);
      return { ...entry, amount: -entry.amount, balance: numberOf(total, unit) };
    });
  return { ...rest, unit, entries: counted, opening: 0, closing: numberOf(total, unit) };
}

/** Groups consecutive entries of one request; any other entry is a group of its own. */
function runsOf(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const runs: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && entry.requestId !== undefined && run[0].requestId === entry.requestId) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function rowsOfRun(run: [Entry, ...Entry[]], unit: EntriesAnswer['unit'], reading: Reading): StatementRow[] {
  const [first] = run;
  if (first.requestId === undefined) return [rowOf([first], first.balance, unit, reading)];
  const taken = run.filter(({ kind }) => kind === 'TAKEN');
  const refunds = run.filter(({ kind }) => kind === 'REFUND');
  const before = amountOf(first.balance, unit) - amountOf(first.amount, unit);
  let balance = before;
  const parts = [...(taken.length > 0 ? [taken] : []), ...refunds.map((refund) => [refund])];
  return parts.map((part) => {
    balance += part.reduce((sum, { amount }) => sum + amountOf(amount, unit), 0);
    const row = rowOf(part, numberOf(balance, unit), unit, reading);
    return part === taken && refunds.length > 0
      ? { ...row, notes: [text('time-off.balances.lineApproved'), ...row.notes] }
      : row;
  });
}

function rowOf(
  part: readonly Entry[],
  balance: number,
  unit: EntriesAnswer['unit'],
  reading: Reading,
): StatementRow {
  const [first] = part as [Entry];
  const last = part.at(-1) ?? first;
  const amount = part.reduce((sum, each) => sum + amountOf(each.amount, unit), 0);
  return {
    key: `${first.date} ${first.kind} ${first.requestId ?? first.adjustmentId ?? ''} ${first.because}`,
    kind: kindOf(first),
    startDate: first.date,
    endDate: last.date,
    title: titleOf(first, reading),
    notes: notesOf(part),
    amount: numberOf(amount, unit),
    balance,
    lots: lotsOf(part, unit, reading),
    ...(first.requestId !== undefined && { requestId: first.requestId }),
    ...(first.adjustmentId !== undefined && { adjustmentId: first.adjustmentId }),
  };
}

function kindOf({ kind, isPending }: Entry): LineKind {
  if (kind === 'GRANT' || kind === 'ADJUSTMENT' || kind === 'OPENING') return 'granted';
  if (kind === 'PAID_OUT') return 'paidOut';
  if (kind === 'LAPSED' || kind === 'KEPT' || kind === 'FORGIVEN' || kind === 'SETTLED') return 'lapsed';
  return isPending ? 'pending' : 'taken';
}

function titleOf({ kind, because }: Entry, { typeName }: Reading): string {
  switch (kind) {
    case 'GRANT':
      return text('time-off.balances.lineGranted');
    case 'ADJUSTMENT':
      return text('time-off.balances.lineAdjusted');
    case 'PAID_OUT':
      return text('time-off.balances.linePaidOut');
    case 'OPENING':
      return text('time-off.balances.lineOpening');
    case 'TAKEN':
      return typeName;
    case 'HOLIDAY':
      return text('time-off.balances.lineHoliday');
    case 'LAPSED':
      return text('time-off.balances.lineExpired');
    case 'FORGIVEN':
      return text('time-off.balances.lineForgiven');
    case 'SETTLED':
      return text('time-off.balances.lineSettled');
    case 'REFUND':
    case 'KEPT':
      return because;
  }
}

function notesOf(part: readonly Entry[]): string[] {
  const [first] = part as [Entry];
  // The reason of an opening balance says no more than its title.
  if (first.kind === 'REFUND' || first.kind === 'KEPT' || first.kind === 'OPENING') return [];
  // A pay-out needs no reason.
  if (first.kind !== 'TAKEN') return [becauseText(first)].filter((note) => note !== '');
  const special = part
    .filter(({ isOrdinary }) => !isOrdinary)
    .map(({ date, because }) =>
      part.length === 1 ? because : text('time-off.balances.becauseOnDay', { day: date, because }),
    );
  return [...(first.isPending ? [text('time-off.balances.linePending')] : []), ...special];
}

function becauseText({ because, formula }: Entry): string {
  if (formula === undefined) return because;
  return because === '' ? formula : text('time-off.balances.becauseOf', { because, formula });
}

function lotsOf(part: readonly Entry[], unit: EntriesAnswer['unit'], { leaveYear }: Reading): string[] {
  const lots = new Map<string, { year: string; name: string | undefined; sum: number }>();
  for (const { since, name, amount } of part.flatMap((entry) => entry.lots ?? [])) {
    const year = leaveYearName(leaveYearOf(since, dayOfYear(leaveYear.startDate)));
    const key = JSON.stringify([year, name]);
    const sum = (lots.get(key)?.sum ?? 0) + amountOf(amount, unit);
    lots.set(key, { year, name, sum });
  }
  return [...lots.values()].map(({ year, name, sum }) => {
    const amount = exactText(numberOf(sum, unit), unit);
    return name === undefined
      ? text('time-off.balances.lot', { amount, year })
      : text('time-off.balances.namedLot', { amount, year, name });
  });
}
