import { type CalendarDate, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useVirtualRows } from '../../../ui/data/virtual-rows.ts';
import { cellAfterKey, type PeopleCell } from './people-days.ts';

interface PeopleCellsSettings {
  areaRef: RefObject<HTMLElement | null>;
  period: Period;
  /** How many people there are. */
  count: number;
  today: CalendarDate;
  /** Leads to the month of a day out of the period. */
  onLeave: (date: CalendarDate) => void;
  onOpen: (cell: PeopleCell, element: Element) => void;
}

/** In pixels. */
const peopleRowHeight = 36;
export const peopleHeaderHeight = 56;

/** The cell that the keyboard stands on, the ways to another one, and the rows that are drawn for it. */
export function usePeopleCells({ areaRef, period, count, today, onLeave, onOpen }: PeopleCellsSettings) {
  const wanted = useRef<PeopleCell>(undefined);
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

  const stand = (target: PeopleCell) => {
    wanted.current = target;
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
    const at = wanted.current ?? cellOf(event.target) ?? current;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(event.target);
      return;
    }
    const target = cellAfterKey(event.key, isFar, at, { ...period, rows: count });
    if (!target || !isCalendarDate(target.date)) return;
    event.preventDefault();
    stand(target);
  };

  // The cell may be drawn only after the rows have scrolled, or the address has changed.
  // The focus moves before the browser does anything else: a key in between would be lost.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { row, date } = wanted.current;
    const element = areaRef.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-date="${date}"]`);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  return { current, rows, height, onKeyDown, onClick: ({ target }: MouseEvent) => open(target) };
}

function cellOf(target: EventTarget): PeopleCell | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, date } = target.dataset;
  return row === undefined || date === undefined ? undefined : { row: Number(row), date };
}
