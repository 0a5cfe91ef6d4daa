import type { PayrollRow } from './profiles/payroll-row.ts';
import type { PayrollLevel } from './profiles/profile.ts';

const measures = ['days', 'hours', 'calendarDays', 'minutes', 'share'] as const;
type Measure = (typeof measures)[number];

/**
 * The differences between what was handed over (the rows and corrections of all earlier runs) and what is true of the
 * same days now, each once: sums by their difference, absences and days as removed and added rows. Handing them over
 * makes all rows add up to the present ones.
 */
export function corrections(
  level: PayrollLevel,
  handedOver: readonly PayrollRow[],
  now: readonly PayrollRow[],
): PayrollRow[] {
  const found = level === 'SUMS' ? differences(handedOver, now) : exchanges(handedOver, now);
  return found.toSorted(inCorrectionOrder);
}

function differences(handedOver: readonly PayrollRow[], now: readonly PayrollRow[]): PayrollRow[] {
  const sums = new Map<string, { row: PayrollRow; hundredths: Map<Measure, number> }>();
  const add = (row: PayrollRow, sign: 1 | -1) => {
    const key = [row.person.id, row.type.code, row.month, row.isPaidOut].join(' ');
    const { hundredths } = sums.get(key) ?? { hundredths: new Map<Measure, number>() };
    for (const measure of measures) {
      const value = row[measure];
      if (value === undefined) continue;
      hundredths.set(measure, (hundredths.get(measure) ?? 0) + sign * Math.round(value * 100));
    }
    sums.set(key, { row, hundredths });
  };
  for (const row of handedOver) add(row, -1);
  // Present rows come last, so that the difference has the person's present data.
  for (const row of now) add(row, 1);
  return [...sums.values()].flatMap(({ row: { change: _change, ...row }, hundredths }) => {
    if ([...hundredths.values()].every((each) => each === 0)) return [];
    const values = [...hundredths].map(([measure, each]) => [measure, each / 100] as const);
    return [{ ...row, ...Object.fromEntries(values) }];
  });
}

function exchanges(handedOver: readonly PayrollRow[], now: readonly PayrollRow[]): PayrollRow[] {
  const counts = new Map<string, { row: PayrollRow; count: number }>();
  const count = (row: PayrollRow, by: 1 | -1) => {
    const key = keyOf(row);
    counts.set(key, { row, count: (counts.get(key)?.count ?? 0) + by });
  };
  for (const row of handedOver) {
    if (row.change === 'REMOVED') count(opposite(row), 1);
    else count(row, -1);
  }
  for (const row of now) count(row, 1);
  return [...counts.values()].flatMap(({ row: { change: _change, ...row }, count }): PayrollRow[] => {
    const corrected: PayrollRow =
      count > 0 ? { ...row, change: 'ADDED' } : { ...opposite(row), change: 'REMOVED' };
    return Array.from({ length: Math.abs(count) }, () => corrected);
  });
}

/** What makes two rows the same; names, numbers and departments may change without a correction. */
function keyOf({
  person,
  type,
  month,
  requestId,
  startDate,
  endDate,
  startHalf,
  endHalf,
  date,
  isPaidOut,
  ...row
}: PayrollRow): string {
  const dates = [startDate, startHalf, endDate, endHalf, date];
  return [
    person.id,
    type.code,
    month,
    requestId,
    isPaidOut,
    ...dates,
    ...measures.map((each) => row[each]),
  ].join(' ');
}

function opposite(row: PayrollRow): PayrollRow {
  const values = measures.flatMap((measure) => {
    const value = row[measure];
    return value === undefined ? [] : [[measure, 0 - value] as const];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** The order of corrections: by month, person, day and type; what is removed comes first. */
export function inCorrectionOrder(one: PayrollRow, other: PayrollRow): number {
  const [first, second] = [sortKey(one), sortKey(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function sortKey({ month, person, startDate, date, type, change }: PayrollRow): string {
  const day = startDate ?? date ?? '';
  return [month, person.name, person.id, day, type.code, change === 'ADDED' ? 1 : 0].join('\u0000');
}
