import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { shortMonthText } from '@almanac/domain/calendar/date-text';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';
import { readerLocale } from '../../platform/locale.ts';
import { useCompany } from '../../platform/session/company.ts';
import { useFirstDay } from '../../platform/week-start.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { Tone } from '../../ui/tone.ts';
import { type CoverageLevel, coverageLevel } from '../presence/marks/coverage-level.ts';
import { text } from './messages/text.ts';
import { shareAway, type WeekOfCoverage, weeksOfCoverage } from './weekly-coverage.ts';

const styles: Record<CoverageLevel, { tone: Tone; pattern: string }> = {
  usual: { tone: 'accent', pattern: 'bg-tone-mark' },
  low: { tone: 'warning', pattern: 'bar-striped' },
  critical: { tone: 'danger', pattern: 'bar-striped' },
};

// Otherwise a company with few absences would get hairlines.
const leastTop = 0.25;

/** People away on the thinnest day of each week of a year. */
export function CoverageByWeek({ coverage }: { coverage: Coverage }) {
  const weeks = weeksOfCoverage(coverage, useFirstDay());
  const worst = weeks
    .flatMap(({ thinnest }) => (thinnest && thinnest.away > 0 ? [thinnest] : []))
    .sort((one, other) => shareAway(other) - shareAway(one))
    .slice(0, 3);
  const top = Math.max(leastTop, ...worst.map(shareAway));
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label={text('time-off.reports.weeks')} className="flex items-end gap-px sm:gap-0.5">
        {weeks.map((week, index) => (
          <li key={week.startDate} className="min-w-0 flex-1">
            <span className="sr-only">{weekText(week)}</span>
            <WeekBar week={week} top={top} month={monthBegun(week, weeks[index - 1])} />
          </li>
        ))}
      </ol>
      {worst.length > 0 && (
        <p className="text-sm text-ink-muted">
          {text('time-off.reports.mostAway', { share: Math.round(top * 100), days: worst })}
        </p>
      )}
    </div>
  );
}

interface WeekBarProps {
  week: WeekOfCoverage;
  /** The share of a full bar. */
  top: number;
  month: string | undefined;
}

function WeekBar({ week: { thinnest }, top, month }: WeekBarProps) {
  const { capacityLimit } = useCompany();
  const { away = 0, people = 0 } = thinnest ?? {};
  const { tone, pattern } = styles[coverageLevel(away, people, capacityLimit)];
  return (
    <div aria-hidden="true" className="flex flex-col gap-1">
      <div className="flex h-24 items-end overflow-hidden rounded-[0.1875rem] bg-hovered">
        {thinnest && (
          <div
            data-tone={tone}
            className={`w-full ${pattern} [forced-color-adjust:none]`}
            style={{ height: `${(shareAway(thinnest) / top) * 100}%` }}
          />
        )}
      </div>
      <span className="h-4 overflow-visible text-xs whitespace-nowrap text-ink-muted">{month}</span>
    </div>
  );
}

function weekText({ startDate, thinnest }: WeekOfCoverage): string {
  if (!thinnest) return text('time-off.reports.noOneExpected', { start: startDate });
  if (thinnest.away === 0) return text('time-off.reports.noOneAway', { start: startDate });
  return text('time-off.reports.awayOf', { start: startDate, ...thinnest });
}

/** Short month name below the first week that begins in it; only every other month has room. */
function monthBegun(week: WeekOfCoverage, before: WeekOfCoverage | undefined): string | undefined {
  const { month } = fieldsOf(week.startDate);
  if (!before || fieldsOf(before.startDate).month === month || month % 2 === 0) return undefined;
  return shortMonthText(week.startDate, readerLocale());
}

const weeksOfSkeleton = Array.from({ length: 52 }, (_, week) => week);

export function CoverageByWeekSkeleton() {
  return (
    <SkeletonArea label={text('time-off.reports.loading')} className="flex flex-col gap-4">
      <div className="flex gap-px pb-5 sm:gap-0.5">
        {weeksOfSkeleton.map((week) => (
          <Skeleton key={week} className="h-24 min-w-0 flex-1" />
        ))}
      </div>
      <Skeleton className="h-5 w-2/3" />
    </SkeletonArea>
  );
}
