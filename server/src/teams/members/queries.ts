import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { MyTeam } from '@almanac/domain/teams/members/schema';
import type { Reader } from '../../platform/database/database.ts';
import { selectTeams, toTeam } from '../directory/queries.ts';
import { effectiveMemberships } from '../directory/team-queries.ts';
import { percentOf } from './membership-queries.ts';

/** The teams of a person's active memberships that have not ended, one entry each. */
export async function readTeamsOf(database: Reader, today: CalendarDate, userId: string): Promise<MyTeam[]> {
  const rows = await selectTeams(database, today)
    .innerJoin(effectiveMemberships({ startDate: today }).as('membership'), 'membership.teamId', 'team.id')
    .select([
      'membership.id as membershipId',
      'membership.version as membershipVersion',
      'membership.allocationTenths',
      'membership.startDate',
      'membership.endDate',
    ])
    .where('membership.userId', '=', userId)
    .orderBy('team.sorted')
    .orderBy('membership.startDate')
    .execute();
  return rows.map((row) => ({
    ...toTeam(row),
    membership: { id: row.membershipId, version: row.membershipVersion, ...percentOf(row) },
  }));
}
