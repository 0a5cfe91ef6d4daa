import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { SicknessRow } from '@almanac/domain/time-off/sickness/schema';
import {
  bradfordFactor,
  sicknessFigures,
  twelveMonthsTo,
} from '@almanac/domain/time-off/sickness/sickness-figures';
import type { Reader } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import { inTurns, type PaceOptions } from '../../platform/work/long-work.ts';
import { type ReportedPerson, readSickness, readSickPeople } from './queries.ts';

interface Asked {
  on: CalendarDate;
  departmentId?: string | undefined;
  /** Whether the company has switched the Bradford factor on. */
  bradford: boolean;
}

const peopleInAQuery = 200;

/** The rows of the people with an illness in the twelve months up to the day, by name. */
export async function sicknessRows(
  database: Reader,
  { on, departmentId, bradford }: Asked,
  options: PaceOptions = {},
): Promise<SicknessRow[]> {
  const people = await readSickPeople(database, twelveMonthsTo(on), { on, departmentId });
  const rows: SicknessRow[] = [];
  for (let start = 0; start < people.length; start += peopleInAQuery) {
    const batch = people.slice(start, start + peopleInAQuery);
    const sickness = await readSickness(database, batch);
    for await (const person of inTurns(batch, options)) {
      const facts = sickness.get(person.id);
      const figures = facts && sicknessFigures(facts, on);
      if (!figures) continue;
      rows.push({
        person: personOfRow(person),
        ...figures,
        ...(bradford && { bradford: bradfordFactor(figures) }),
      });
    }
  }
  return rows;
}

function personOfRow({ id, email, personnelNumber, costCentre, departmentName, ...name }: ReportedPerson) {
  return {
    id,
    name: personName({ email, ...name }),
    email,
    ...withoutNulls({ personnelNumber, costCentre, departmentName }),
  };
}
