import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in sight, or near it. */
export function useInSight(elementRef: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return isInSight;
}
