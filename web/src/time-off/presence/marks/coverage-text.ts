import { type CapacityShare, standardLimit } from '@almanac/domain/capacity-share';
import { callsForCaution, isMoreAway } from '@almanac/domain/time-off/presence/capacity';
import { presentPercent } from '@almanac/domain/time-off/presence/coverage';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';

type CoverageDay = Coverage['days'][number];

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

/** Such as '80% present'; empty if no one is in view. */
export function presenceText(away: number, people: number): string {
  const percent = presentPercent(away, people);
  return percent === undefined ? '' : `${percent}% present`;
}

/** The first day with the smallest share present; undefined if everyone is always there. */
export function thinnestDay({ days }: Coverage): CoverageDay | undefined {
  return days.reduce<CoverageDay | undefined>(
    (thinnest, day) => (shareAway(day) > (thinnest ? shareAway(thinnest) : 0) ? day : thinnest),
    undefined,
  );
}

function shareAway({ away, people }: CoverageDay): number {
  return people === 0 ? 0 : away / people;
}
