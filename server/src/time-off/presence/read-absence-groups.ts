import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import { readStoredSettings } from '../../settings/queries.ts';
import { peopleWithVisibleAbsences } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readDepartmentsOf, readTeamsOf } from './group-queries.ts';

export async function readAbsenceGroups({
  database,
  actor,
  today,
  texts,
}: TimeOffContext): Promise<ApprovalGroups> {
  const period = { startDate: today, endDate: today };
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  const seen = peopleWithVisibleAbsences({ viewer: actor, today, visibility, period });
  const [departments, teams] = await Promise.all([
    readDepartmentsOf(database, seen),
    readTeamsOf(database, seen, { today, language: texts.language }),
  ]);
  return { departments, teams };
}
