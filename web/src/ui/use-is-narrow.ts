import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 639px)';

/** Whether the window is as narrow as a phone, where what floats is a sheet at the bottom. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(narrow).matches);
}

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
