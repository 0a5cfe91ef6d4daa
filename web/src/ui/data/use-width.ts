import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the element in pixels; undefined until it is mounted. */
export function useWidth(elementRef: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return width;
}
