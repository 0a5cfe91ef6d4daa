import { useEffect } from 'react';

// index.html carries the name of the product; nothing has changed the title yet when this module is loaded.
const productName = typeof document === 'undefined' ? '' : document.title;

/** Names the screen in the browser's tab, before the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
