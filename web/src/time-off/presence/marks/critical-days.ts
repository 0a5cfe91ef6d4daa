import { callsForCaution } from '@almanac/domain/time-off/presence/capacity';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';

/** The days above the limit, or with more than half of the department away. */
export function criticalDays({ impactedDates }: TeamCapacity): TeamCapacity['impactedDates'] {
  return impactedDates.filter(
    ({ onVacation, totalTeamMembers, exceedsThreshold }) =>
      exceedsThreshold || callsForCaution(onVacation, totalTeamMembers),
  );
}
