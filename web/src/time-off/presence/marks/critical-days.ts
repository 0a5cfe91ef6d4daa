import { callsForCaution } from '@almanac/domain/time-off/presence/capacity';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';

/** The days on which more than half of the department would be away. */
export function criticalDays({ impactedDates }: TeamCapacity): TeamCapacity['impactedDates'] {
  return impactedDates.filter(({ onVacation, totalTeamMembers }) =>
    callsForCaution(onVacation, totalTeamMembers),
  );
}
