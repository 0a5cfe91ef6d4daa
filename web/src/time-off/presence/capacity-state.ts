import { callsForCaution } from '@almanac/domain/time-off/presence/capacity';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';

export type CapacityState = 'warning' | 'caution' | 'fine';

/** Whether the period exceeds the department's capacity limit, comes near it, or neither. */
export function capacityState({ overallImpact, impactedDates }: TeamCapacity): CapacityState {
  if (overallImpact.exceedsCapacityLimit) return 'warning';
  return impactedDates.some(isCritical) ? 'caution' : 'fine';
}

/** The days on which more than half of the department would be away. */
export function criticalDays({ impactedDates }: TeamCapacity): TeamCapacity['impactedDates'] {
  return impactedDates.filter((day) => day.exceedsThreshold || isCritical(day));
}

function isCritical({ onVacation, totalTeamMembers }: TeamCapacity['impactedDates'][number]): boolean {
  return callsForCaution(onVacation, totalTeamMembers);
}
