import { addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withParameters } from '../../../platform/lists/address.ts';
import { useAddress } from '../../../platform/lists/use-address.ts';
import { dayAfterKey, monthName, monthOf, readMonth } from './calendar-month.ts';

export type CalendarPosition = ReturnType<typeof useCalendarPosition>;

/**
 * Where in the calendar one is: the month, kept in the address, and the day that the keyboard stands on, which
 * is the one stop of the Tab key.
 */
export function useCalendarPosition(today: CalendarDate) {
  const { address, change } = useAddress();
  const name = address.get('month');
  const month = useMemo(() => readMonth(name, today), [name, today]);
  const [chosenDay, setChosenDay] = useState(today);
  const gridRef = useRef<HTMLTableElement>(null);
  const dayToFocus = useRef<CalendarDate>(undefined);

  const currentDay = [chosenDay, today].find((day) => includes(month, day)) ?? month.startDate;

  const showMonth = (next: (present: Period) => Period) => {
    dayToFocus.current = undefined;
    change(
      (present) => {
        const wanted = monthName(next(readMonth(present.get('month'), today)));
        return withParameters(present, { month: wanted === monthName(monthOf(today)) ? undefined : wanted });
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const walk = (months: number) => showMonth(({ startDate }) => monthOf(addMonths(startDate, months)));

  const show = (day: CalendarDate) => {
    setChosenDay(day);
    showMonth(() => monthOf(day));
  };

  const focus = (day: CalendarDate) => {
    show(day);
    dayToFocus.current = day;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focusedDay = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    const target = dayAfterKey(event.key, dayToFocus.current ?? focusedDay ?? currentDay);
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };

  // The day may lie in a month that is drawn only after the address has changed.
  // The focus moves before the browser does anything else: a key in between would be lost.
  useLayoutEffect(() => {
    const day = dayToFocus.current;
    if (day === undefined || !includes(month, day)) return;
    dayToFocus.current = undefined;
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  });

  return { month, currentDay, gridRef, onKeyDown, walk, show, focus };
}
