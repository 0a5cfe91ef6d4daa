import type { CapacityShare } from '@almanac/domain/capacity-share';
import { formatList } from '@almanac/domain/language/formats';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';
import type { BridgeDay } from '@almanac/domain/work-time/holidays/bridge-days';
import { readerLocale } from '../../../platform/locale.ts';
import type { DayDot, DayLevel, DayMark } from '../../../ui/date/day-marks.ts';
import { bridgeText } from '../../../work-time/work-time-words.ts';
import { type CoverageLevel, coverageLevel } from './coverage-level.ts';
import { text } from './messages/text.ts';

/** Absences of a day, besides holidays and free days. */
export interface DayAbsences {
  /** The person's requests on the day, such as 'Vacation, pending'. */
  own: readonly string[];
  /** Other visible people away. */
  others: number;
  /** Share of the viewer's people away; for approvers only. */
  coverage: Pick<Coverage['days'][number], 'away' | 'people'> | undefined;
  bridge?: BridgeDay | undefined;
  /** The share of people away that is too many; by default the specification's. */
  capacityLimit?: CapacityShare;
}

const levels: Record<CoverageLevel, DayLevel> = { usual: 1, low: 2, critical: 3 };
const most: DayLevel = 3;
const noOthers = { others: 0, coverage: undefined };

/** Adds the absences to the mark of a day. */
export function absenceMarkOf(
  mark: DayMark | undefined,
  { own, bridge, capacityLimit, ...known }: DayAbsences,
): DayMark | undefined {
  // On a free day, other absences don't matter.
  const { others, coverage } = mark?.isMuted ? noOthers : known;
  const dots: DayDot[] = [];
  if (own.length > 0) dots.push('own');
  if (others > 0) dots.push('others');
  const level = coverage ? levelOfCoverage(coverage, capacityLimit) : levelOfCount(others);
  if (dots.length === 0 && level === undefined && !bridge) return mark;
  const whoElse =
    coverage && coverage.away > 0
      ? text('time-off.presence.shareAway', { away: coverage.away, people: coverage.people })
      : othersText(others);
  const named = bridge && { bridge: bridgeText(bridge) };
  const parts = [mark?.spoken, named && text('time-off.presence.bridgeSpoken', named), ...own, whoElse];
  const spoken = formatList(
    parts.flatMap((part) => part || []),
    readerLocale(),
    'plain',
  );
  const tip = named && text('time-off.presence.bridge', named);
  return { isMuted: mark?.isMuted ?? false, note: mark?.note, spoken, dots, level, tip };
}

function levelOfCoverage(
  { away, people }: NonNullable<DayAbsences['coverage']>,
  limit: CapacityShare | undefined,
): DayLevel | undefined {
  return away === 0 ? undefined : levels[coverageLevel(away, people, limit)];
}

function levelOfCount(others: number): DayLevel | undefined {
  if (others === 0) return undefined;
  return others === 1 ? 1 : others === 2 ? 2 : most;
}

function othersText(others: number): string | undefined {
  return others === 0 ? undefined : text('time-off.presence.othersAway', { count: others });
}
