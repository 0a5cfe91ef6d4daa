import { type ReactNode, useEffect, useRef, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The scrolling part of a dialog. If it overflows without focusable content, it takes the focus itself for
 * keyboard scrolling.
 */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const areaRef = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const measure = () =>
      setTakesFocus(area.scrollHeight > area.clientHeight && area.querySelector(focusable) === null);
    const sizes = new ResizeObserver(measure);
    const contents = new MutationObserver(measure);
    sizes.observe(area);
    contents.observe(area, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <div
      ref={areaRef}
      {...(takesFocus && { tabIndex: 0, role: 'group', 'aria-label': label })}
      className="flex min-h-0 flex-col gap-4 overflow-y-auto px-6 pt-2 pb-5 max-sm:px-4"
    >
      {children}
    </div>
  );
}
