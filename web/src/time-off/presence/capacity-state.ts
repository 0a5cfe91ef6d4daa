import { callsForCaution } from '@almanac/domain/time-off/presence/capacity';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';

type FullestDay = Pick<TeamCapacity['overallImpact'], 'exceedsCapacityLimit' | 'maxPercentageImpact'>;

export type CapacityState = 'warning' | 'caution' | 'fine';

/** What the fullest day says of the department: over the capacity limit, more than half of the people away, or neither. */
export function capacityState({ exceedsCapacityLimit, maxPercentageImpact }: FullestDay): CapacityState {
  if (exceedsCapacityLimit) return 'warning';
  return maxPercentageImpact > 50 ? 'caution' : 'fine';
}

/** The days on which more than half of the department would be away. */
export function criticalDays({ impactedDates }: TeamCapacity): TeamCapacity['impactedDates'] {
  return impactedDates.filter((day) => day.exceedsThreshold || isCritical(day));
}

function isCritical({ onVacation, totalTeamMembers }: TeamCapacity['impactedDates'][number]): boolean {
  return callsForCaution(onVacation, totalTeamMembers);
}
