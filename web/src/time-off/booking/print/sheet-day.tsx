import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { type Half, halfDays, halvesOn } from '@almanac/domain/work-time/half-day';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';

// Fills and outlines: some PDF viewers cannot draw the patterns of the screen.
export const holidayLook = 'bg-line';
export const freeLook = 'bg-hovered';

/** How a type is marked on paper. */
export interface SheetType {
  letters: string;
  tone: Tone;
}

interface SheetDayProps {
  date: CalendarDate;
  work: WorkDay | undefined;
  entries: readonly CalendarEntry[];
  types: ReadonlyMap<string, SheetType>;
  /** From 1. */
  column: number;
}

/** A day on paper: its number, and the letters of the time off in the halves that are worked. */
export function SheetDay({ date, work, entries, types, column }: SheetDayProps) {
  const isFree = work !== undefined && work.am + work.pm === 0;
  return (
    <div
      style={{ gridColumnStart: column }}
      className={classNames(
        'relative min-w-0 overflow-hidden rounded-[0.125rem] border border-line',
        work?.holiday ? 'border-control-line!' : isFree && freeLook,
      )}
    >
      {work?.holiday && (
        <span
          className={`absolute inset-y-0 ${holidayLook}`}
          style={shareOf(work.holiday.half === undefined ? halfDays : [work.holiday.half])}
        />
      )}
      <span
        className={classNames(
          'absolute start-0.5 top-0 text-[0.5625rem] leading-3 tabular-nums',
          work?.holiday ? 'font-bold text-ink' : 'text-ink-muted',
        )}
      >
        {fieldsOf(date).day}
      </span>
      {entries.map((entry) => {
        const halves = halvesOn(date, entry).filter(
          (half) => !work || (half === 'AM' ? work.am : work.pm) > 0,
        );
        const type = types.get(entry.type);
        if (halves.length === 0 || !type) return null;
        return (
          <SheetMark
            key={entry.id}
            isPending={entry.isPending}
            type={type}
            className="absolute top-3 bottom-0"
            style={shareOf(halves)}
          />
        );
      })}
    </div>
  );
}

/** The first half of a cell is the morning. */
function shareOf(halves: readonly Half[]): CSSProperties {
  return {
    insetInlineStart: halves.includes('AM') ? 0 : '50%',
    insetInlineEnd: halves.includes('PM') ? 0 : '50%',
  };
}

interface MarkProps {
  isPending: boolean;
  type: SheetType;
  className: string;
  style?: CSSProperties;
}

/** Time off in its type's colour with its letters, outlined while pending. */
export function SheetMark({ isPending, type, className, style }: MarkProps) {
  return (
    <span
      data-tone={type.tone}
      style={style}
      className={classNames(
        'flex items-center justify-center overflow-hidden rounded-[0.125rem] text-[0.625rem] leading-none font-bold',
        isPending
          ? 'border-[0.09375rem] border-dashed border-tone-solid bg-card text-tone-text'
          : 'bg-tone-solid text-on-tone',
        className,
      )}
    >
      {type.letters}
    </span>
  );
}
