import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is narrower than the given pixels; by default a phone, where overlays become bottom
 * sheets.
 */
export function useIsNarrow(pixels = 640): boolean {
  const query = `(max-width: ${pixels - 1}px)`;
  const follow = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
