import { type CalendarDate, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { useRovingFocus } from '../../../ui/data/use-roving-focus.ts';
import { useVirtualRows } from '../../../ui/data/virtual-rows.ts';
import { readingKey } from '../../../ui/reading-direction.ts';
import { cellAfterKey, type PeopleCell } from './people-days.ts';

interface PeopleCellsSettings {
  areaRef: RefObject<HTMLElement | null>;
  period: Period;
  /** Number of people. */
  count: number;
  today: CalendarDate;
  /** Shows the month of a day outside the period. */
  onLeave: (date: CalendarDate) => void;
  onOpen: (cell: PeopleCell, element: Element) => void;
}

/** In pixels. */
const peopleRowHeight = 36;
export const peopleHeaderHeight = 56;

/** The current cell, its keyboard and mouse handlers, and the rows to draw. */
export function usePeopleCells({ areaRef, period, count, today, onLeave, onOpen }: PeopleCellsSettings) {
  const [cell, setCell] = useState<PeopleCell>({ row: 0, date: today });
  const current = {
    row: Math.min(cell.row, Math.max(count - 1, 0)),
    date: includes(period, cell.date) ? cell.date : period.startDate,
  };
  const { rows, height, showRow } = useVirtualRows({
    count,
    rowHeight: peopleRowHeight,
    headerHeight: peopleHeaderHeight,
    areaRef,
    keptRow: current.row,
  });

  const { cellOf, originOf, focusCell } = useRovingFocus<PeopleCell>({
    areaRef,
    readCell: ({ row, date }) =>
      row === undefined || date === undefined ? undefined : { row: Number(row), date },
    selectorOf: ({ row, date }) => `[data-row="${row}"][data-date="${date}"]`,
  });

  const moveTo = (target: PeopleCell) => {
    focusCell(target);
    setCell(target);
    showRow(target.row);
    if (!includes(period, target.date)) onLeave(target.date);
  };
  const open = (element: EventTarget) => {
    const at = cellOf(element);
    if (!at || !(element instanceof Element)) return;
    setCell(at);
    onOpen(at, element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const isFar = event.ctrlKey || event.metaKey;
    const at = originOf(event) ?? current;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(event.target);
      return;
    }
    const target = cellAfterKey(readingKey(event), isFar, at, { ...period, rows: count });
    if (!target || !isCalendarDate(target.date)) return;
    event.preventDefault();
    moveTo(target);
  };

  return { current, rows, height, onKeyDown, onClick: ({ target }: MouseEvent) => open(target) };
}
