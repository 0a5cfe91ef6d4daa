import { useEffect } from 'react';

interface OpeningProps {
  /** Called once, to load what opens. */
  onStart?: () => void;
}

/** Stands where something opens whose code is still under way: what is typed for it must do nothing to the page behind. */
export function Opening({ onStart }: OpeningProps) {
  useEffect(() => {
    onStart?.();
    const hold = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 || event.key === 'Enter';
      if (!isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [onStart]);
  return null;
}
