import type { Period } from '@almanac/domain/calendar/period';
import type { Language } from '@almanac/domain/language/language';
import { corrections as correctionsOf, inCorrectionOrder } from '@almanac/domain/payroll/corrections';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import type { Reader } from '../../platform/database/database.ts';
import { inTurns, type PaceOptions } from '../../platform/work/long-work.ts';
import { readPeopleInPayroll } from './people-queries.ts';
import { hull, readPresentRows } from './present-rows.ts';
import { readHandedOver } from './run-queries.ts';

interface Prepared {
  rows: PayrollRow[];
  corrections: PayrollRow[];
}

interface Preparation {
  profile: ExportProfile;
  /** The runs that stay, whose days are corrected. */
  runs: readonly (Period & { id: string })[];
  /** The period to hand over; without one, only the corrections are prepared. */
  period?: Period | undefined;
  language: Language;
}

const peopleInAQuery = 100;

/** The rows of a period as they are true now, by name, and what has changed in the days of earlier runs. */
export async function prepareRun(
  database: Reader,
  { profile, runs, period, language }: Preparation,
  options: PaceOptions = {},
): Promise<Prepared> {
  const [first, ...others] = [...(period ? [period] : []), ...runs];
  if (!first) return { rows: [], corrections: [] };
  const periods = [first, ...others] as const;
  const runIds = runs.map(({ id }) => id);
  const people = await readPeopleInPayroll(database, hull(periods), runIds);
  const rows: PayrollRow[][] = [];
  const corrections: PayrollRow[][] = [];
  for (let start = 0; start < people.length; start += peopleInAQuery) {
    const batch = people.slice(start, start + peopleInAQuery);
    const rowsIn = await readPresentRows(database, batch, periods, profile, language);
    const handedOver = Map.groupBy(
      await readHandedOver(
        database,
        runIds,
        batch.map(({ id }) => id),
      ),
      ({ person }) => person.id,
    );
    for await (const person of inTurns(batch, options)) {
      if (period) rows.push(rowsIn(person, period));
      const now = runs.flatMap((run) => rowsIn(person, run));
      corrections.push(correctionsOf(profile.level, handedOver.get(person.id) ?? [], now));
    }
  }
  return { rows: rows.flat(), corrections: corrections.flat().sort(inCorrectionOrder) };
}
