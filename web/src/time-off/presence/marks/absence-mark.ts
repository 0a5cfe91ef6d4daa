import type { Coverage } from '@almanac/domain/time-off/presence/schema';
import type { DayDot, DayLevel, DayMark } from '../../../ui/date/day-marks.ts';
import { type CoverageLevel, coverageLevel } from './coverage-text.ts';

/** What is known of a day besides holidays and free days. */
export interface DayAbsences {
  /** The requests of the person that lie on it, such as 'Vacation, pending'. */
  own: readonly string[];
  /** How many others are away, as far as the viewer may know. */
  others: number;
  /** How many of the people in sight are away; of an approver alone. */
  coverage: Pick<Coverage['days'][number], 'away' | 'people'> | undefined;
}

const levels: Record<CoverageLevel, DayLevel> = { usual: 1, low: 2, critical: 3 };
const most: DayLevel = 3;
const nobody = { others: 0, coverage: undefined };

/** What a calendar says of the day, with who is away then. */
export function absenceMarkOf(
  mark: DayMark | undefined,
  { own, ...known }: DayAbsences,
): DayMark | undefined {
  // On a free day nobody asks who else is there.
  const { others, coverage } = mark?.isMuted ? nobody : known;
  const dots: DayDot[] = [];
  if (own.length > 0) dots.push('own');
  if (others > 0) dots.push('others');
  const level = coverage ? levelOfCoverage(coverage) : levelOfCount(others);
  if (dots.length === 0 && level === undefined) return mark;
  const whoElse =
    coverage && coverage.away > 0 ? `${coverage.away} of ${coverage.people} away` : othersText(others);
  const spoken = [mark?.spoken, ...own, whoElse]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
  return { isMuted: mark?.isMuted ?? false, note: mark?.note, spoken, dots, level };
}

function levelOfCoverage({ away, people }: NonNullable<DayAbsences['coverage']>): DayLevel | undefined {
  return away === 0 ? undefined : levels[coverageLevel(away, people)];
}

function levelOfCount(others: number): DayLevel | undefined {
  if (others === 0) return undefined;
  return others === 1 ? 1 : others === 2 ? 2 : most;
}

function othersText(others: number): string | undefined {
  return others === 0 ? undefined : `${others} away`;
}
