import { useFirstDay } from '../platform/week-start.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { NumberField } from '../ui/field/number-field.tsx';
import { hoursText } from './work-time-words.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The weekdays with their positions in a schedule, from the first day of the week. */
function weekFrom(firstDay: number): (readonly [day: string, index: number])[] {
  const days = weekdays.map((day, index) => [day, index] as const);
  const first = (firstDay + 6) % 7;
  return [...days.slice(first), ...days.slice(0, first)];
}

const rowStyle = 'grid grid-cols-[7rem_1fr_1fr] items-center gap-2 max-sm:grid-cols-2';

interface WeekHoursProps {
  /** Shown if there are several weeks. */
  title: string | undefined;
  /** 14 halves, from Monday morning. */
  minutes: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** Hours of a week's mornings and afternoons. */
export function WeekHours({ title, minutes, onChange }: WeekHoursProps) {
  const total = minutes.reduce((sum, each) => sum + each, 0);
  const monday = minutes.slice(0, 2);
  return (
    <section
      aria-label={title ?? 'Hours of the week'}
      className="flex flex-col gap-3 rounded-md border border-line p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {title ?? 'Hours'}: {hoursText(total)} a week
        </p>
        <Button
          size="small"
          variant="quiet"
          onPress={() => onChange([...Array.from({ length: 5 }, () => monday).flat(), ...minutes.slice(10)])}
        >
          Copy Monday to Friday
        </Button>
      </div>
      <div aria-hidden="true" className={classNames(rowStyle, 'text-sm font-medium')}>
        <span className="max-sm:hidden" />
        <span>Morning</span>
        <span>Afternoon</span>
      </div>
      {weekFrom(useFirstDay()).map(([day, index]) => (
        <fieldset key={day} className={rowStyle}>
          <legend className="sr-only">{day}</legend>
          <span aria-hidden="true" className="self-center text-ink-muted max-sm:col-span-2">
            {day}
          </span>
          {(['Morning', 'Afternoon'] as const).map((half, position) => {
            const halfIndex = index * 2 + position;
            return (
              <NumberField
                key={half}
                className="@container"
                label={half}
                isLabelHidden
                unit="h"
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
