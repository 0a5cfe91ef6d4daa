import { addDays } from '@almanac/domain/calendar/calendar-date';
import { weekdayName } from '@almanac/domain/calendar/date-text';
import { readerLocale } from '../platform/locale.ts';
import { useFirstDay } from '../platform/week-start.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { NumberField } from '../ui/field/number-field.tsx';
import { text } from './messages/text.ts';
import { hoursText } from './work-time-words.ts';

// Any Monday.
const monday = '2000-01-03';

/** The weekdays with their positions in a schedule, from the first day of the week. */
function weekFrom(firstDay: number): (readonly [day: string, index: number])[] {
  const days = Array.from(
    { length: 7 },
    (_, index) => [weekdayName(addDays(monday, index), readerLocale(), 'long'), index] as const,
  );
  const first = (firstDay + 6) % 7;
  return [...days.slice(first), ...days.slice(0, first)];
}

const rowStyle = 'grid grid-cols-[7rem_1fr_1fr] items-center gap-2 max-sm:grid-cols-2';

interface WeekHoursProps {
  /** The number of the week, if there are several. */
  week: number | undefined;
  /** 14 halves, from Monday morning. */
  minutes: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** Hours of a week's mornings and afternoons. */
export function WeekHours({ week, minutes, onChange }: WeekHoursProps) {
  const total = minutes.reduce((sum, each) => sum + each, 0);
  const ofMonday = minutes.slice(0, 2);
  const hours = hoursText(total);
  return (
    <section
      aria-label={week === undefined ? text('work-time.hoursOfWeek') : text('work-time.weekNumber', { week })}
      className="flex flex-col gap-3 rounded-md border border-line p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {week === undefined
            ? text('work-time.hoursAWeek', { hours })
            : text('work-time.hoursOfWeekNumber', { week, hours })}
        </p>
        <Button
          size="small"
          variant="quiet"
          onPress={() =>
            onChange([...Array.from({ length: 5 }, () => ofMonday).flat(), ...minutes.slice(10)])
          }
        >
          {text('work-time.copyMonday')}
        </Button>
      </div>
      <div aria-hidden="true" className={classNames(rowStyle, 'text-sm font-medium')}>
        <span className="max-sm:hidden" />
        <span>{text('work-time.morning')}</span>
        <span>{text('work-time.afternoon')}</span>
      </div>
      {weekFrom(useFirstDay()).map(([day, index]) => (
        <fieldset key={day} className={rowStyle}>
          <legend className="sr-only">{day}</legend>
          <span aria-hidden="true" className="self-center text-ink-muted max-sm:col-span-2">
            {day}
          </span>
          {[text('work-time.morning'), text('work-time.afternoon')].map((half, position) => {
            const halfIndex = index * 2 + position;
            return (
              <NumberField
                key={half}
                className="@container"
                label={half}
                isLabelHidden
                unit={text('work-time.hourUnit')}
                minValue={0}
                maxValue={12}
                step={0.25}
                value={(minutes[halfIndex] ?? 0) / 60}
                onChange={(hours) => onChange(minutes.with(halfIndex, Math.round((hours ?? 0) * 60)))}
              />
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
