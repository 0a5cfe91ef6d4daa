import { type CalendarDate, fieldsOf, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { daysOf, type Period } from '@almanac/domain/calendar/period';
import { presentPercent } from '@almanac/domain/time-off/presence/coverage';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useCompany } from '../../../platform/session/company.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Tone } from '../../../ui/tone.ts';
import { type CoverageLevel, coverageLevel, presenceText, thinnestDay } from './coverage-text.ts';

const styles: Record<CoverageLevel, { tone: Tone; pattern: string }> = {
  usual: { tone: 'accent', pattern: 'bg-tone-mark' },
  low: { tone: 'warning', pattern: 'bar-striped' },
  critical: { tone: 'danger', pattern: 'bar-striped' },
};

interface CoverageStripProps {
  month: Period;
  coverage: Coverage | undefined;
}

/** People present on each business day; the bar height is their share. */
export function CoverageStrip({ month, coverage }: CoverageStripProps) {
  const summary = coverage ? summaryOf(coverage) : 'Coverage';
  const dayOf = new Map(coverage?.days.map((day) => [day.date, day]));
  return (
    <div className="@container border-t border-line px-5 py-2 max-md:px-3 print:hidden">
      <div className="flex flex-col gap-x-6 gap-y-2 @4xl:flex-row @4xl:items-center">
        <p className="min-h-5 shrink-0 text-sm text-ink-muted max-md:min-h-10 @4xl:w-60">{summary}</p>
        <div role="img" aria-label={summary} className="flex min-w-0 gap-0.5 @4xl:flex-1">
          {daysOf(month).map((date) => (
            <CoverageBar key={date} date={date} {...dayOf.get(date)} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface CoverageBarProps {
  date: CalendarDate;
  /** Undefined on weekends and while loading. */
  away?: number;
  people?: number;
}

function CoverageBar({ date, away, people = 0 }: CoverageBarProps) {
  const { day } = fieldsOf(date);
  const percent = away === undefined ? undefined : presentPercent(away, people);
  const { tone, pattern } = styles[coverageLevel(away ?? 0, people, useCompany().capacityLimit)];
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <div
        className={classNames(
          'flex h-6 items-end overflow-hidden rounded-[0.1875rem]',
          isWeekend(date) || (away !== undefined && people === 0) ? '' : 'bg-hovered',
        )}
      >
        {percent !== undefined && (
          <div data-tone={tone} className={classNames('w-full', pattern)} style={{ height: `${percent}%` }} />
        )}
      </div>
      <span
        className={classNames(
          'self-center text-xs whitespace-nowrap text-ink-muted',
          day % 7 !== 1 && '@max-xl:invisible',
        )}
      >
        {day}
      </span>
    </div>
  );
}

function summaryOf(coverage: Coverage): string {
  const { people } = coverage;
  if (people === 0) return 'Coverage: nobody is in view.';
  const crew = people === 1 ? 'the 1 person' : `all ${people} people`;
  const thinnest = thinnestDay(coverage);
  if (!thinnest) return `Coverage: ${crew} in view present on every business day.`;
  const day = dateText(thinnest.date, readerLocale());
  return `Coverage of ${countText(people, 'person', 'people')}: lowest on ${day}, ${presenceText(thinnest.away, thinnest.people)}.`;
}
