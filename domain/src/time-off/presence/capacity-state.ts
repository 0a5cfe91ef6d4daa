import type { TeamCapacity } from './schema.ts';

type FullestDay = Pick<TeamCapacity['overallImpact'], 'exceedsCapacityLimit' | 'maxPercentageImpact'>;

export type CapacityState = 'warning' | 'caution' | 'fine';

const cautionPercent = 50;

/**
 * Whether the fullest day exceeds the department's capacity limit, has more than half of its people away, or neither.
 */
export function capacityState({ exceedsCapacityLimit, maxPercentageImpact }: FullestDay): CapacityState {
  if (exceedsCapacityLimit) return 'warning';
  return maxPercentageImpact > cautionPercent ? 'caution' : 'fine';
}
