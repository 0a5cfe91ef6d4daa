import { type CapacityShare, standardLimit } from '@almanac/domain/capacity-share';
import { callsForCaution, isMoreAway } from '@almanac/domain/time-off/presence/capacity';

export type CoverageLevel = 'usual' | 'low' | 'critical';

/** Critical if more people than the limit are away, low if more than half are. */
export function coverageLevel(
  away: number,
  people: number,
  limit: CapacityShare = standardLimit,
): CoverageLevel {
  if (isMoreAway(away, people, limit)) return 'critical';
  return callsForCaution(away, people) ? 'low' : 'usual';
}
