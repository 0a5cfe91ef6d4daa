import { addDays, dayOfWeek, toInstant } from '@almanac/domain/calendar/calendar-date';
import { dateFormat } from '@almanac/domain/calendar/date-format';
import { periodTextInYear, shortMonthText } from '@almanac/domain/calendar/date-text';
import { calendarYear } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { ReactNode } from 'react';
import { typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useCompany } from '../../../platform/session/company.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { holidayText } from '../../../work-time/work-time-words.ts';
import { bareText } from '../../balances/account/account-text.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { byDay } from '../../presence/month/calendar-month.ts';
import { daysOffIn, monthsOfYear } from '../year/year-days.ts';
import { rich, text } from './messages/text.ts';
import { freeLook, holidayLook, SheetDay, SheetMark, type SheetType } from './sheet-day.tsx';
import { typeLetters } from './type-letters.ts';
import type { YearTotal } from './use-year-totals.ts';

interface YearSheetProps {
  name: string;
  year: number;
  workDays: readonly WorkDay[];
  entries: readonly CalendarEntry[];
  totals: readonly YearTotal[];
}

// A month of 31 days that begins on the last day of a week takes 37 columns.
const columnCount = 37;
const row = 'grid min-h-0 grid-cols-[2rem_repeat(37,minmax(0,1fr))] gap-x-px';
const none: readonly CalendarEntry[] = [];

/** A person's year on one sheet: a row for each month with weekdays as columns, the legend, holidays and totals. */
export function YearSheet({ name, year, workDays, entries, totals }: YearSheetProps) {
  const company = useCompany();
  const today = useToday();
  const firstDay = useFirstDay();
  const types = useSheetTypes(entries);
  const work = new Map(workDays.map((day) => [day.date, day]));
  const entriesOn = byDay(entries, calendarYear(year));
  return (
    <article
      aria-label={text('time-off.booking.sheet', { year: `${year}` })}
      className="flex h-full flex-col gap-2 text-[0.6875rem] leading-[0.9375rem]"
    >
      <header className="flex items-end gap-4">
        <h1 className="min-w-0 flex-1 text-xl font-semibold">
          <bdi>{name}</bdi>
        </h1>
        <p className="max-w-2/5 pb-1 text-end text-ink-muted">
          {rich('time-off.booking.printedOn', { company: <bdi>{company.name}</bdi>, day: today })}
        </p>
        <p className="shrink-0 text-xl font-semibold">{year}</p>
      </header>
      <div className="grid min-h-64 flex-1 grid-rows-[auto_repeat(12,minmax(0,1fr))] gap-y-px">
        <Weekdays />
        {monthsOfYear(year).map((dates) => (
          <div key={dates[0]} className={row}>
            <span className="self-center font-medium">{shortMonthText(dates[0] ?? '', readerLocale())}</span>
            {dates.map((date, index) => (
              <SheetDay
                key={date}
                date={date}
                work={work.get(date)}
                entries={entriesOn.get(date) ?? none}
                types={types}
                column={((dayOfWeek(dates[0] ?? '') - firstDay + 7) % 7) + index + 2}
              />
            ))}
          </div>
        ))}
      </div>
      <Legend types={types} workDays={workDays} entries={entries} />
      <Holidays workDays={workDays} />
      <Totals totals={totals} />
    </article>
  );
}

function Weekdays() {
  const firstDay = useFirstDay();
  const start = startOfWeek(useToday(), firstDay);
  const format = dateFormat(readerLocale(), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={`${row} text-center text-[0.5625rem] text-ink-muted`}>
      <span />
      {Array.from({ length: columnCount }, (_, day) => day).map((day) => (
        <span key={day} className="overflow-hidden">
          {format.format(toInstant(addDays(start, day % 7)))}
        </span>
      ))}
    </div>
  );
}

/** The marks of the types in the entries, by code. */
function useSheetTypes(entries: readonly CalendarEntry[]): ReadonlyMap<string, SheetType> {
  const { typeOf, nameOf } = useTypes();
  const codes = [...new Set(entries.map(({ type }) => type))].toSorted();
  const letters = typeLetters(codes.map(nameOf));
  return new Map(
    codes.map((code, index) => [code, { letters: letters[index] ?? '', tone: typeTone(typeOf(code)) }]),
  );
}

interface LegendProps extends Pick<YearSheetProps, 'workDays' | 'entries'> {
  types: ReadonlyMap<string, SheetType>;
}

/** The types with the days they take in the year, and the other marks. */
function Legend({ types, workDays, entries }: LegendProps) {
  const { nameOf } = useTypes();
  const work = new Map(workDays.map((day) => [day.date, day]));
  const dates = workDays.map(({ date }) => date);
  const daysOf = (code: string) => {
    const ofType = entries.filter(({ type }) => type === code);
    return daysOffIn(dates, work, ofType);
  };
  return (
    <ul aria-label={text('time-off.booking.sheetLegend')} className="flex flex-wrap gap-x-4 gap-y-1">
      {[...types].map(([code, type]) => (
        <Meaning key={code} mark={<SheetMark isPending={false} type={type} className="h-4 min-w-6" />}>
          {text('time-off.booking.typeDays', { type: nameOf(code), ...daysOf(code) })}
        </Meaning>
      ))}
      {marks().map(({ label, style }) => (
        <Meaning
          key={label}
          mark={<span className={`h-4 w-6 shrink-0 rounded-[0.125rem] border border-line ${style}`} />}
        >
          {label}
        </Meaning>
      ))}
    </ul>
  );
}

function marks(): { label: string; style: string }[] {
  return [
    { label: text('time-off.booking.sheetPending'), style: 'border-dashed border-control-line!' },
    { label: text('time-off.booking.sheetHoliday'), style: `border-control-line! ${holidayLook}` },
    { label: text('time-off.booking.sheetFreeDay'), style: freeLook },
  ];
}

function Meaning({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {mark}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The public holidays with their names. */
function Holidays({ workDays }: Pick<YearSheetProps, 'workDays'>) {
  const holidays = workDays.flatMap(({ date, holiday }) => (holiday ? [{ date, holiday }] : []));
  if (holidays.length === 0) return null;
  return (
    <ul
      aria-label={text('time-off.booking.sheetHolidays')}
      className="columns-5 gap-4 text-[0.625rem] leading-3.5"
    >
      {holidays.map(({ date, holiday }) => (
        <li key={date} className="truncate">
          <span className="text-ink-muted">
            {periodTextInYear({ startDate: date, endDate: date }, readerLocale())}
          </span>{' '}
          {holidayText(holiday)}
        </li>
      ))}
    </ul>
  );
}

function Totals({ totals }: Pick<YearSheetProps, 'totals'>) {
  const { nameOf } = useTypes();
  if (totals.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 border-t border-line pt-1.5 font-medium">
      {totals.map(({ type, leaveYear, unit, used, pending, available }) => (
        <span key={type}>
          {text(unit === 'HOUR' ? 'time-off.booking.totalInHours' : 'time-off.booking.totalInDays', {
            type: nameOf(type),
            year: leaveYear,
            used: bareText(used, unit),
            pending: bareText(pending, unit),
            available: available === undefined ? undefined : bareText(available, unit),
          })}
        </span>
      ))}
    </p>
  );
}
