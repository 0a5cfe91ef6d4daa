import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const restMilliseconds = 400;

/**
 * Prevents accidental presses in a list whose rows disappear when acted on: it ignores the pointer briefly
 * after its rows change, and the second click of a double click on a button.
 */
export function useCalmList(listRef: RefObject<HTMLElement | null>, rows: readonly string[]) {
  const present = rows.join();
  const before = useRef(present);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || before.current === present) return;
    before.current = present;
    list.style.pointerEvents = 'none';
    const wake = () => list.style.removeProperty('pointer-events');
    const timer = setTimeout(wake, restMilliseconds);
    return () => {
      clearTimeout(timer);
      wake();
    };
  }, [listRef, present]);
  return { onClickCapture: stopSecondClick };
}

function stopSecondClick(event: MouseEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.detail < 2 || !isOnButton) return;
  event.preventDefault();
  event.stopPropagation();
}
