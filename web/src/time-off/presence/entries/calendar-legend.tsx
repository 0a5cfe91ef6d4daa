import { awayType } from '@almanac/domain/leave/types/leave-type';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { barLook } from './entry-look.ts';
import { type LegendMark, marksOfEntries } from './legend-marks.ts';
import { text } from './messages/text.ts';

interface CalendarLegendProps {
  entries: readonly CalendarEntry[];
  /** The marks of the shown days. */
  dayMarks?: readonly LegendMark[];
  /** Whether to list types without entries. */
  hasAll?: boolean;
  /** Whether colours stand for types. */
  hasTypes?: boolean;
  /** The total, in words. */
  children: ReactNode;
}

/** Footer of a calendar: the total, and the legend of types and of the marks that are shown. */
export function CalendarLegend({
  entries,
  dayMarks = [],
  hasAll = true,
  hasTypes = true,
  children,
}: CalendarLegendProps) {
  const { types, typeOf } = useTypes();
  const shown = new Set(entries.map(({ type }) => type));
  const known = types.map(({ code }) => code).filter((code) => hasAll || shown.has(code));
  const codes = hasTypes ? [...known, ...(shown.has(awayType.code) ? [awayType.code] : [])] : [];
  const marks = [...marksOfEntries(entries), ...dayMarks];
  return (
    // What comes with the entries stands last, so that nothing moves.
    <footer className="flex flex-col gap-2 px-5 py-3 max-md:px-3 print:py-1">
      <p aria-live="polite" className="text-ink-muted">
        {children}
      </p>
      {codes.length + marks.length > 0 && (
        <ul
          aria-label={text('time-off.presence.legend')}
          className="flex flex-wrap gap-x-3.5 gap-y-1.5 text-xs text-ink-muted"
        >
          {codes.map(typeOf).map((type) => (
            <li key={type.code} className="flex items-center gap-1.5">
              <span
                data-tone={typeTone(type)}
                className={`${chipStyle} rounded-full bg-tone-solid text-on-tone`}
              >
                <TypeIcon type={type} className="size-3" />
              </span>
              {type.name}
            </li>
          ))}
          {marks.map((mark) => (
            <li key={mark} className="flex items-center gap-1.5">
              {chips[mark]}
              {labels[mark]()}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

const chipStyle =
  'flex h-4 w-6 shrink-0 items-center justify-center overflow-hidden forced-color-adjust-none';
const dayStyle = `${chipStyle} rounded-[0.1875rem] border border-line`;

const chips: Record<LegendMark, ReactNode> = {
  pending: (
    <span data-tone="neutral" className={`${chipStyle} rounded-full ${barLook({ isPending: true })}`} />
  ),
  'half-day': (
    <span data-tone="neutral" className={`${dayStyle} justify-start!`}>
      <span className="h-full w-1/2 rounded-full bg-tone-solid" />
    </span>
  ),
  hours: (
    <span
      data-tone="neutral"
      className={`${chipStyle} rounded-full ${barLook({ isPending: false, minutes: 60 })}`}
    />
  ),
  'public-holiday': (
    <span data-tone="info" className={`${chipStyle} rounded-full bg-tone-surface text-tone-text`}>
      <Flag aria-hidden="true" className="size-3" />
    </span>
  ),
  holiday: <span className={`${dayStyle} holiday-hatched`} />,
  'free-day': <span className={`${dayStyle} day-hatched`} />,
};

const labels: Record<LegendMark, () => string> = {
  pending: () => text('time-off.presence.legendPending'),
  'half-day': () => text('time-off.presence.legendHalfDay'),
  hours: () => text('time-off.presence.legendHours'),
  'public-holiday': () => text('time-off.presence.legendPublicHoliday'),
  holiday: () => text('time-off.presence.legendHoliday'),
  'free-day': () => text('time-off.presence.legendFreeDay'),
};
