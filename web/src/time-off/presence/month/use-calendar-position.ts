import { addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { withParameters } from '../../../platform/lists/address.ts';
import { useAddress } from '../../../platform/lists/use-address.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { useRovingFocus } from '../../../ui/data/use-roving-focus.ts';
import { readingKey } from '../../../ui/reading-direction.ts';
import { dayAfterKey, monthName, monthOf, readMonth } from './calendar-month.ts';

export type CalendarPosition = ReturnType<typeof useCalendarPosition>;

/** The month of the address, and the current day, which is the grid's only tab stop. */
export function useCalendarPosition(today: CalendarDate) {
  const { address, change } = useAddress();
  const name = address.get('month');
  const month = useMemo(() => readMonth(name, today), [name, today]);
  const [chosenDay, setChosenDay] = useState(today);
  const gridRef = useRef<HTMLTableElement>(null);
  const focus = useRovingFocus({
    areaRef: gridRef,
    readCell: ({ date }) => date,
    selectorOf: (day) => `[data-date="${day}"]`,
  });

  const currentDay = [chosenDay, today].find((day) => includes(month, day)) ?? month.startDate;

  const showMonth = (next: (present: Period) => Period) => {
    focus.cancel();
    change(
      (present) => {
        const wanted = monthName(next(readMonth(present.get('month'), today)));
        return withParameters(present, { month: wanted === monthName(monthOf(today)) ? undefined : wanted });
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const firstDay = useFirstDay();
  const walk = (months: number) => showMonth(({ startDate }) => monthOf(addMonths(startDate, months)));

  const show = (day: CalendarDate) => {
    setChosenDay(day);
    showMonth(() => monthOf(day));
  };

  const moveTo = (day: CalendarDate) => {
    show(day);
    focus.focusCell(day);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(readingKey(event), focus.originOf(event) ?? currentDay, firstDay);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  return { month, currentDay, gridRef, onKeyDown, walk, show, moveTo };
}
