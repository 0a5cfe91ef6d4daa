import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { earliestDate } from '@almanac/domain/calendar/calendar-date';
import { openingColumn } from '@almanac/domain/people/import/import-columns';
import { type ImportLeave, termsAfterImport } from '@almanac/domain/people/import/import-leave';
import type { ImportPlan, PlannedPerson } from '@almanac/domain/people/import/import-plan';
import type { Reader } from '../../platform/database/database.ts';
import type { LeaveImport, OpenedPerson } from '../accounts/records/leave-import.ts';
import { heldFrom } from './import-outcome.ts';

interface Openings {
  database: Reader;
  leave: ImportLeave;
  leaveImport: LeaveImport;
  today: CalendarDate;
}

/** The plan with what its stated opening balances do; people in faulty rows have none. */
export async function withOpenings(
  plan: ImportPlan,
  { database, leave, leaveImport, today }: Openings,
): Promise<ImportPlan> {
  const { stated } = leave;
  if (!stated) return plan;
  const opened = plan.people.flatMap((person) => openedPerson(person, leave, today) ?? []);
  const previewed = await leaveImport.previewOpenings(database, opened, { stated, today });
  const byLine = new Map(previewed.map((each) => [each.line, each]));
  const people = plan.people.map((person): PlannedPerson => {
    const { openings, faults = [] } = byLine.get(person.line) ?? {};
    if (!openings) return person;
    return { ...person, openings, ...(faults.length > 0 && { outcome: 'faulty' }) };
  });
  const faults = previewed.flatMap(({ line, faults: found }) => found.map((fault) => ({ line, ...fault })));
  return { people, faults: [...plan.faults, ...faults] };
}

function openedPerson(
  person: PlannedPerson,
  leave: ImportLeave,
  today: CalendarDate,
): OpenedPerson | undefined {
  const { line, outcome, before, fields, changes } = person;
  const { opening, department, employmentStart, employmentEnd } = fields;
  if (!opening || outcome === 'faulty') return undefined;
  const terms = termsAfterImport({ ...fields, userId: before?.id, departmentId: department?.id }, leave);
  if (!terms) return undefined;
  const held = before && heldFrom(person, leave, today);
  return {
    line,
    userId: before?.id,
    employment: { employmentStart, employmentEnd },
    terms: { from: earliestDate, ...terms },
    held: held && { from: held.from, ...held.terms },
    opening,
    changed: Object.keys(opening).filter((code) => !before || changes.includes(openingColumn(code))),
  };
}
