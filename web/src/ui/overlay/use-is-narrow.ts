import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window has fewer pixels across: by itself, as few as a phone, where what floats is a sheet at the bottom. */
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
