import { useEffect, useEffectEvent } from 'react';
import type { QuietCode } from './quiet.ts';

interface OpeningProps {
  /** What opens. */
  code: Pick<QuietCode<unknown>, 'hurry'>;
  /** Called where it could not be loaded, so that it is not open. */
  onUnloaded: () => void;
}

/** Stands where something opens whose code is still under way: what is typed for it must do nothing to the page behind. */
export function Opening({ code, onUnloaded }: OpeningProps) {
  const close = useEffectEvent(onUnloaded);
  useEffect(() => code.hurry(() => close()), [code]);
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 || event.key === 'Enter';
      if (!isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return null;
}
