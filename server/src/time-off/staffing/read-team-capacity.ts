import { notFound, type Outcome } from '@almanac/domain/refusal';
import { toPercent } from '@almanac/domain/teams/members/percent';
import { message } from '@almanac/domain/time-off/staffing/messages/message';
import type { ReadTeamCapacity, TeamCapacity } from '@almanac/domain/time-off/staffing/schema';
import {
  capacityPeriod,
  checkCapacityPeriod,
  teamCapacity,
} from '@almanac/domain/time-off/staffing/team-capacity';
import { readStoredSettings } from '../../settings/queries.ts';
import { peopleWithVisibleAbsences } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readStaffing } from './queries.ts';

export async function readTeamCapacity(
  { database, today, actor }: TimeOffContext,
  { teamId, ...asked }: ReadTeamCapacity & { teamId: string },
): Promise<Outcome<TeamCapacity, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const period = capacityPeriod(asked, today);
  const decision = checkCapacityPeriod(period);
  if (decision.refused) return decision;
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  const seen = peopleWithVisibleAbsences({ viewer: actor, today, visibility, period });
  const staffing = await readStaffing(database, teamId, seen, period);
  if (!staffing) return notFound(message('time-off.staffing.team'));
  const { memberships, absences, works } = staffing;
  return {
    teamId,
    ...period,
    activeMembers: new Set(memberships.map(({ userId }) => userId)).size,
    days: teamCapacity(period, memberships, absences, works).map(
      ({ date, allocated, absent, available }) => ({
        date,
        allocatedPercent: toPercent(allocated),
        absentPercent: toPercent(absent),
        availablePercent: toPercent(available),
      }),
    ),
  };
}
