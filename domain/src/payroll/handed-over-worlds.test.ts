import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { monthNumber } from '../calendar/date-parts.ts';
import { intersection, type Period } from '../calendar/period.ts';
import { corrections } from './corrections.ts';
import type { PayrollRow } from './profiles/payroll-row.ts';
import { type PayrollLevel, payrollLevels } from './profiles/profile.ts';
import { filesOf } from './rendering/files.ts';

/** An absence of a random world: `share` of each of its days, or of one day for a pay-out. */
interface Absence extends Period {
  id: string;
  person: string;
  type: string;
  share: number;
  isPaidOut: boolean;
}

type Step =
  | { kind: 'record'; absence: Omit<Absence, 'id'> }
  | { kind: 'cancel' | 'interrupt' | 'recount'; which: number; by: number }
  | { kind: 'run'; days: number }
  | { kind: 'again'; days: number };

const firstDay = '2026-01-01';

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        person: fc.constantFrom('lena', 'omar', 'zoe'),
        type: fc.constantFrom('VACATION', 'SICK_LEAVE'),
        from: fc.integer({ min: 0, max: 240 }),
        length: fc.integer({ min: 0, max: 40 }),
        share: fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100),
        isPaidOut: fc.boolean(),
      })
      .map(({ from, length, isPaidOut, ...rest }): Step => {
        const startDate = addDays(firstDay, from);
        const endDate = isPaidOut ? startDate : addDays(startDate, length);
        return { kind: 'record', absence: { ...rest, isPaidOut, startDate, endDate } };
      }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'interrupt', 'recount'),
      which: fc.nat({ max: 20 }),
      by: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('run'), days: fc.integer({ min: 1, max: 45 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again'), days: fc.integer({ min: 1, max: 45 }) }) },
);

interface Run extends Period {
  rows: PayrollRow[];
  corrections: PayrollRow[];
}

test.each(payrollLevels)('%s: the files of all runs add up to what is true at the last', (level) => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let absences: Absence[] = [];
      let runs: Run[] = [];
      for (const [index, step] of steps.entries()) {
        if (step.kind !== 'run' && step.kind !== 'again') {
          absences = changed(absences, step, index);
          continue;
        }
        runs = handedOverBy(step, level, runs, absences);
        const filed = filesOfAll(runs);
        const now = runs.flatMap((run) => rowsOf(level, absences, run));
        expect(totals(filed)).toEqual(totals(now));
        if (level !== 'SUMS') expect(linesLeft(filed)).toEqual(linesLeft(now));
      }
    }),
    { numRuns: 300 },
  );
});

/** The runs after a step that makes one, or the latest one again. */
function handedOverBy(
  step: Extract<Step, { days: number }>,
  level: PayrollLevel,
  runs: readonly Run[],
  absences: readonly Absence[],
): Run[] {
  const replaced = step.kind === 'again' ? runs.at(-1) : undefined;
  const others = replaced ? runs.slice(0, -1) : runs;
  const startDate = replaced?.startDate ?? nextDay(runs);
  const period = { startDate, endDate: addDays(startDate, step.days - 1) };
  return [...others, handOver(level, others, period, absences)];
}

function handOver(
  level: PayrollLevel,
  runs: readonly Run[],
  period: Period,
  absences: readonly Absence[],
): Run {
  const handedOver = runs.flatMap((run) => [...run.rows, ...run.corrections]);
  const now = runs.flatMap((run) => rowsOf(level, absences, run));
  return {
    ...period,
    rows: rowsOf(level, absences, period),
    corrections: corrections(level, handedOver, now),
  };
}

function nextDay(runs: readonly Run[]): string {
  const latest = runs.at(-1);
  return latest ? addDays(latest.endDate, 1) : firstDay;
}

function filesOfAll(runs: readonly Run[]): PayrollRow[] {
  return runs.flatMap(({ startDate, endDate, ...run }, index) =>
    filesOf(
      { groupBy: index % 2 ? 'MONTH' : 'RUN', corrections: index % 3 ? 'ROWS' : 'SEPARATE' },
      { from: startDate, to: endDate, ...run },
    ).flatMap(({ rows }) => rows),
  );
}

function changed(
  absences: readonly Absence[],
  step: Exclude<Step, { kind: 'run' | 'again' }>,
  index: number,
): Absence[] {
  if (step.kind === 'record') return [...absences, { ...step.absence, id: `a${index}` }];
  const chosen = absences[step.which % Math.max(absences.length, 1)];
  return absences.flatMap((each): Absence[] => {
    if (each !== chosen) return [each];
    if (step.kind === 'cancel') return [];
    if (step.kind === 'recount') return [{ ...each, share: step.by / 10 }];
    const [first, rest] = [addDays(each.startDate, step.by), addDays(each.startDate, step.by + 2)];
    return [
      { ...each, endDate: first < each.endDate ? first : each.endDate },
      ...(rest <= each.endDate ? [{ ...each, id: `${each.id}b`, startDate: rest }] : []),
    ];
  });
}

/** What is true of a period, by another way than the product's: day by day. */
function rowsOf(level: PayrollLevel, absences: readonly Absence[], period: Period): PayrollRow[] {
  const days = absences.flatMap((absence) => {
    const part = intersection(absence, period);
    return part ? daysOf(part).map((date) => ({ absence, date })) : [];
  });
  const groups = Map.groupBy(days, ({ absence, date }) => {
    const one = [absence.person, absence.type, absence.isPaidOut, monthNumber(date)];
    if (level === 'ABSENCES') one.push(absence.id);
    if (level === 'DAYS') one.push(date);
    return one.join(' ');
  });
  return [...groups.values()].flatMap((group): PayrollRow[] => {
    const [first] = group;
    if (!first) return [];
    const { absence, date } = first;
    const amount = group.reduce((all, each) => all + Math.round(each.absence.share * 100), 0) / 100;
    const row = {
      person: { id: absence.person, name: absence.person },
      type: { code: absence.type, name: absence.type },
      month: monthNumber(date),
      hours: amount * 8,
      ...(absence.isPaidOut && { isPaidOut: true as const }),
    };
    if (level === 'DAYS') return [{ ...row, date, share: amount }];
    const sums = { ...row, days: amount, calendarDays: group.length };
    if (level === 'SUMS') return [sums];
    return [{ ...sums, requestId: absence.id, startDate: date, endDate: group.at(-1)?.date ?? date }];
  });
}

function daysOf({ startDate, endDate }: Period): string[] {
  const days = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

function totals(rows: readonly PayrollRow[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { person, type, month, isPaidOut, ...row } of rows) {
    for (const measure of ['days', 'hours', 'calendarDays', 'share'] as const) {
      const key = [person.id, type.code, month, isPaidOut, measure].join(' ');
      sums[key] = (sums[key] ?? 0) + Math.round((row[measure] ?? 0) * 100);
    }
  }
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, value]) => value !== 0)
      .sort(),
  );
}

/** The added lines that weren't removed again. */
function linesLeft(rows: readonly PayrollRow[]): string[] {
  const left: string[] = [];
  const lineOf = ({ person, type, startDate, endDate, date, days, share }: PayrollRow) =>
    [person.id, type.code, startDate, endDate, date, Math.abs(days ?? 0), Math.abs(share ?? 0)].join(' ');
  for (const row of rows) if (row.change !== 'REMOVED') left.push(lineOf(row));
  for (const row of rows) if (row.change === 'REMOVED') left.splice(left.indexOf(lineOf(row)), 1);
  return left.sort();
}

test('a period without changes needs no correction, however it is cut', () => {
  for (const level of payrollLevels) {
    const absence = { id: 'a', person: 'lena', type: 'VACATION', share: 0.33, isPaidOut: false };
    const world = [{ ...absence, startDate: '2026-01-10', endDate: '2026-02-20' }];
    const halves = [
      { startDate: '2026-01-01', endDate: '2026-01-15' },
      { startDate: '2026-01-16', endDate: '2026-02-28' },
    ];
    const rows = halves.flatMap((half) => rowsOf(level, world, half));
    expect(corrections(level, rows, rows)).toEqual([]);
  }
});
