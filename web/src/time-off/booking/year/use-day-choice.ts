import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useRovingFocus } from '../../../ui/data/use-roving-focus.ts';
import { readingKey } from '../../../ui/reading-direction.ts';
import { between } from './year-days.ts';

interface DayChoice {
  /** The days of the grid. */
  days: Period;
  today: CalendarDate;
  /** The day a key moves to; undefined for other keys, and where there is no day. */
  dayAfterKey: (key: string, from: CalendarDate) => CalendarDate | undefined;
  /** Shows the days around one outside the grid; without it, the keys stop at its ends. */
  onLeave?: (day: CalendarDate) => void;
  onChoose: (days: Period, cell: Element) => void;
}

interface Choice {
  /** First and current day of the selection. */
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Selects days of a grid by dragging, Shift and click, or Shift with arrows and Enter; a tap or click selects
 * one. Cells need a `data-day` attribute.
 */
export function useDayChoice({ days, today, dayAfterKey, onLeave, onChoose }: DayChoice) {
  const gridRef = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>({ from: today, to: today });
  const [isDragging, setDragging] = useState(false);
  const { originOf, focusCell } = useRovingFocus({
    areaRef: gridRef,
    readCell: ({ day }) => day,
    selectorOf: (day) => `[data-day="${day}"]`,
  });
  const current = includes(days, choice.to) ? choice.to : includes(days, today) ? today : days.startDate;

  const choose = (next: Choice, cell: Element | undefined) => {
    setChoice(next);
    if (cell) onChoose(between(next.from, next.to), cell);
  };
  const walk = (target: CalendarDate, from: CalendarDate) => {
    const isLeaving = !includes(days, target);
    if (isLeaving && !onLeave) return;
    setChoice({ from, to: target });
    focusCell(target);
    if (isLeaving) onLeave?.(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = originOf(event);
    if (at === undefined || hasModifier(event)) return;
    const begun = choiceAt(at, choice);
    const target = dayAfterKey(readingKey(event), at);
    if (target !== undefined) walk(target, event.shiftKey ? begun.from : target);
    else if (event.key === 'Escape') setChoice({ from: at, to: at });
    else if (isOpening(event.key)) choose(begun, cellAt(event));
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    const to = dayAt(event);
    if (to === undefined || event.button !== 0 || event.pointerType === 'touch') return;
    setDragging(true);
    setChoice({ from: event.shiftKey ? choice.from : to, to });
  };
  const onPointerOver = (event: PointerEvent) => {
    const to = dayAt(event);
    if (!isDragging || to === undefined) return;
    if (event.buttons === 0) setDragging(false);
    else setChoice({ from: choice.from, to });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!isDragging) return;
    setDragging(false);
    choose(choice, cellAt(event));
  };
  // A mouse selection ends on pointer-up; clicks are left for touch and screen readers.
  const onClick = (event: MouseEvent) => {
    const day = dayAt(event);
    const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
    if (day !== undefined && !isMouse) choose({ from: day, to: day }, cellAt(event));
  };

  return {
    current,
    chosen: choice.from === choice.to && !isDragging ? undefined : between(choice.from, choice.to),
    gridProps: { ref: gridRef, onKeyDown, onPointerDown, onPointerOver, onPointerUp, onClick },
  };
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

function isOpening(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

/** Extends the selection to the day, or starts one there. */
function choiceAt(day: CalendarDate, choice: Choice): Choice {
  return day === choice.to ? choice : { from: day, to: day };
}

function cellAt({ target }: { target: EventTarget }): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return target.closest<HTMLElement>('[data-day]') ?? undefined;
}

function dayAt(event: { target: EventTarget }): CalendarDate | undefined {
  return cellAt(event)?.dataset.day;
}
