import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface RovingFocusSettings<Cell> {
  areaRef: RefObject<HTMLElement | null>;
  /** Reads a cell from the data attributes of its element; undefined for an element that is not a cell. */
  readCell: (data: DOMStringMap) => Cell | undefined;
  /** The selector of the cell's element. */
  selectorOf: (cell: Cell) => string;
}

/**
 * Moves the focus from cell to cell of a grid with one tab stop. A cell can be the target before it is drawn; the next key
 * starts from that target.
 */
export function useRovingFocus<Cell>({ areaRef, readCell, selectorOf }: RovingFocusSettings<Cell>) {
  const target = useRef<Cell>(undefined);

  // A layout effect, since a key pressed between drawing and focus would be lost.
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
    /** The cell that a key moves from. */
    originOf: (event: KeyboardEvent) => target.current ?? cellOf(event.target),
    focusCell: (cell: Cell) => {
      target.current = cell;
    },
    cancel: () => {
      target.current = undefined;
    },
  };
}
