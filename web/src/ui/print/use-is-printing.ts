import { useSyncExternalStore } from 'react';

/** Whether the page is being printed, or shown as if it were. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(followPrinting, () => isOnPaper || printMedia().matches);
}

let isOnPaper = false;

const printMedia = () => window.matchMedia('print');

function followPrinting(onChange: () => void): () => void {
  const follow = (isPrinting: boolean) => () => {
    isOnPaper = isPrinting;
    onChange();
  };
  const [before, after] = [follow(true), follow(false)];
  const media = printMedia();
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    media.removeEventListener('change', onChange);
  };
}
