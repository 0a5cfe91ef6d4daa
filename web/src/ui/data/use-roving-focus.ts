import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface RovingFocusSettings<Cell> {
  areaRef: RefObject<HTMLElement | null>;
  /** Reads a cell from its element's data attributes; undefined if the element isn't a cell. */
  readCell: (data: DOMStringMap) => Cell | undefined;
  /** Selector of a cell's element. */
  selectorOf: (cell: Cell) => string;
}

/**
 * Moves the focus between the cells of a grid with one tab stop. A cell may be the target before it is
 * rendered; the next key starts from that target.
 */
export function useRovingFocus<Cell>({ areaRef, readCell, selectorOf }: RovingFocusSettings<Cell>) {
  const target = useRef<Cell>(undefined);

  // A layout effect, since a key pressed between rendering and focus would be lost.
  useLayoutEffect(() => {
    if (target.current === undefined) return;
    const element = areaRef.current?.querySelector<HTMLElement>(selectorOf(target.current));
    if (!element) return;
    target.current = undefined;
    element.focus();
  });

  const cellOf = (element: EventTarget) =>
    element instanceof HTMLElement ? readCell(element.dataset) : undefined;
  return {
    cellOf,
    /** The cell a key moves from. */
    originOf: (event: KeyboardEvent) => target.current ?? cellOf(event.target),
    focusCell: (cell: Cell) => {
      target.current = cell;
    },
    cancel: () => {
      target.current = undefined;
    },
  };
}
