import { useEffect } from 'react';

// index.html has the product name, and this module loads before any title change.
const productName = typeof document === 'undefined' ? '' : document.title;

/** Sets the browser tab's title: the page, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
