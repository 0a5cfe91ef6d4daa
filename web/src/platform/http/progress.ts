import { useSyncExternalStore } from 'react';

/** Progress of one of the viewer's calls, by the call's name. */
export interface Progress {
  call: string;
  step: string;
  done?: number;
  total?: number;
}

let current: Progress | undefined;
const followers = new Set<() => void>();

export function receiveProgress(progress: Progress | undefined): void {
  current = progress;
  for (const onChange of followers) onChange();
}

/** Progress of the call; undefined until the server reports some. */
export function useProgress(call: string): Progress | undefined {
  const progress = useSyncExternalStore(follow, () => current);
  return progress?.call === call ? progress : undefined;
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}
