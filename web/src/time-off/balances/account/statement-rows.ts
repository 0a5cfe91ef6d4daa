import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dayOfYear } from '@almanac/domain/calendar/date-parts';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { leaveYearName, leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { amountOf, numberOf } from '@almanac/domain/leave/types/amount';
import type { EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { exactText } from './account-text.ts';
import type { LineKind } from './line-kind.ts';

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
  locale: string;
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
    .filter(({ kind }) => kind !== 'FORGIVEN')
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
    return part === taken && refunds.length > 0 ? { ...row, notes: ['As approved', ...row.notes] } : row;
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
    notes: notesOf(part, reading),
    amount: numberOf(amount, unit),
    balance,
    lots: lotsOf(part, unit, reading),
    ...(first.requestId !== undefined && { requestId: first.requestId }),
    ...(first.adjustmentId !== undefined && { adjustmentId: first.adjustmentId }),
  };
}

function kindOf({ kind, isPending }: Entry): LineKind {
  if (kind === 'GRANT' || kind === 'ADJUSTMENT') return 'granted';
  if (kind === 'LAPSED' || kind === 'FORGIVEN') return 'lapsed';
  return isPending ? 'pending' : 'taken';
}

function titleOf({ kind, because }: Entry, { typeName }: Reading): string {
  switch (kind) {
    case 'GRANT':
      return 'Granted';
    case 'ADJUSTMENT':
      return 'Adjusted';
    case 'TAKEN':
      return typeName;
    case 'HOLIDAY':
      return 'Public holiday';
    case 'LAPSED':
      return 'Lapsed';
    case 'FORGIVEN':
      return 'Overdraft forgiven';
    case 'REFUND':
      return because;
  }
}

function notesOf(part: readonly Entry[], { locale }: Reading): string[] {
  const [first] = part as [Entry];
  if (first.kind === 'REFUND') return [];
  if (first.kind !== 'TAKEN') return [[first.because, first.formula].filter(Boolean).join('; ')];
  const special = part
    .filter(({ isOrdinary }) => !isOrdinary)
    .map(({ date, because }) => (part.length === 1 ? because : `${dateText(date, locale)}: ${because}`));
  return [...(first.isPending ? ['Not decided yet'] : []), ...special];
}

function lotsOf(part: readonly Entry[], unit: EntriesAnswer['unit'], { leaveYear }: Reading): string[] {
  const amounts = new Map<string, number>();
  for (const { since, name, amount } of part.flatMap(({ lots = [] }) => lots)) {
    const year = leaveYearName(leaveYearOf(since, dayOfYear(leaveYear.startDate)));
    const origin = name === undefined ? year : `${year}, ${name}`;
    amounts.set(origin, (amounts.get(origin) ?? 0) + amountOf(amount, unit));
  }
  return [...amounts].map(([origin, amount]) => `${exactText(numberOf(amount, unit), unit)} from ${origin}`);
}
