import { personName } from '@almanac/domain/access/person-name';
import type { Language } from '@almanac/domain/language/language';
import { nameIn } from '@almanac/domain/language/names';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { AbsenceDay } from '@almanac/domain/time-off/reports/absences/absence-days';
import {
  absenceRows,
  type ReportLevel,
  type RowOfLevel,
} from '@almanac/domain/time-off/reports/absences/absence-rows';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import type { ReportedAbsences, ReportNames } from './absence-report.ts';

/** A person's rows of the level, with the names of person, type and place in the language. */
export function namedRows<Level extends ReportLevel>(
  level: Level,
  { person, days, names }: ReportedAbsences,
  language: Language,
) {
  const inOrder = level === 'ABSENCES' ? days : byTypeOrder(days, names);
  return absenceRows(level, inOrder).map(({ type, placeId, ...row }: RowOfLevel[Level]) => ({
    ...row,
    person: namedPerson(person, names.placeOf(placeId), language),
    type: namedType(names.typeOf(type), language),
  }));
}

/** A person as rows name them, with the place where they work on the row's days, if it is stored. */
export function namedPerson(
  person: ReportedAbsences['person'],
  place: ReturnType<ReportNames['placeOf']>,
  language: Language,
) {
  const { id, email, personnelNumber, costCentre, departmentName } = person;
  return {
    id,
    name: personName(person),
    email,
    ...withoutNulls({ personnelNumber, costCentre, departmentName }),
    ...(place && { placeName: nameIn(language, place) }),
  };
}

/** A type as rows and totals name it. */
export function namedType(type: LeaveType, language: Language) {
  return { code: type.code, name: typeNameIn(language, type) };
}

function byTypeOrder(days: readonly AbsenceDay[], { types }: ReportNames): AbsenceDay[] {
  const ofType = Map.groupBy(days, ({ request }) => request.type);
  return types.flatMap(({ code }) => ofType.get(code) ?? []);
}
