import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useIsPrinting } from '../print/use-is-printing.ts';

interface VirtualRowsSettings {
  count: number;
  /** In pixels. */
  rowHeight: number;
  /** Height of the sticky header above the rows. */
  headerHeight: number;
  /** The scrolling element. */
  areaRef: RefObject<HTMLElement | null>;
  /** A row that is always rendered, such as the focused one. */
  keptRow: number;
}

const likelyHeight = 640;
const rowsBeyond = 6;

/**
 * The visible ones of many rows of equal height, with positions in pixels below the header. Renders all rows
 * for printing.
 */
export function useVirtualRows({ count, rowHeight, headerHeight, areaRef, keptRow }: VirtualRowsSettings) {
  const isPrinting = useIsPrinting();
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => areaRef.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: rowsBeyond,
    initialRect: { width: 0, height: likelyHeight },
    rangeExtractor: (range) => {
      const rows = new Set([...defaultRangeExtractor(range), ...(keptRow < count ? [keptRow] : [])]);
      return [...rows].sort((one, other) => one - other);
    },
  });
  const inSight = virtualizer.getVirtualItems().map(({ index }) => index);
  const shown = isPrinting ? Array.from({ length: count }, (_, index) => index) : inSight;
  return {
    rows: shown.map((index) => ({ index, top: index * rowHeight })),
    height: count * rowHeight,
    showRow: (index: number) => virtualizer.scrollToIndex(index),
  };
}
