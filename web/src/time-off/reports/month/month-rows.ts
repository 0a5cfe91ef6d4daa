import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';

type Sums = Extract<AbsenceReport, { level: 'SUMS' }>;
type Sum = Sums['rows'][number];

/** A line of the month: a person at a place, or the total, with the sum of each type. */
export interface MonthRow {
  /** Absent for the total. */
  person?: Sum['person'] | undefined;
  /** By the code of the type. */
  sums: ReadonlyMap<string, Pick<Sum, 'days' | 'hours' | 'calendarDays'>>;
}

/** A line for each person and place, in the order of the report, and the total. */
export function monthRows({ rows, totals }: Pick<Sums, 'rows' | 'totals'>): MonthRow[] {
  const ofPeople = Map.groupBy(rows, ({ person: { id, placeName } }) => `${id} ${placeName}`);
  const lines = [...ofPeople.values()].map((ofPerson) => ({
    person: ofPerson[0]?.person,
    sums: byType(ofPerson),
  }));
  return lines.length === 0 ? [] : [...lines, { sums: byType(totals) }];
}

function byType<Of extends Pick<Sum, 'type' | 'days' | 'hours' | 'calendarDays'>>(sums: readonly Of[]) {
  return new Map(sums.map((sum) => [sum.type.code, sum]));
}
