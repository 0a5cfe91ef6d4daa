import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useSyncExternalStore } from 'react';

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
  const isPrinting = useSyncExternalStore(followPrinting, () => isOnPaper);
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

let isOnPaper = false;

function followPrinting(onChange: () => void): () => void {
  const follow = (isPrinting: boolean) => () => {
    isOnPaper = isPrinting;
    onChange();
  };
  const [before, after] = [follow(true), follow(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
