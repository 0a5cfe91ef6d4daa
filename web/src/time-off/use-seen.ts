import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come into sight, or near it, at least once. */
export function useSeen(elementRef: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef, isSeen]);
  return isSeen;
}
