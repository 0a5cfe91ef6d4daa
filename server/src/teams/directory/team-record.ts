import { loggedNames } from '@almanac/domain/language/names';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import type { Team } from '@almanac/domain/teams/directory/schema';
import { teamFields } from '@almanac/domain/teams/directory/team-fields';

export const loggedTeamFields = loggedFields(teamFields, 'name');

/** A team's values for the audit log. */
export function teamRecord({ department, teamLead, names, ...team }: Team) {
  return loggedValues(teamFields, team, {
    otherNames: loggedNames(names),
    department: department.name,
    teamLead,
  });
}
