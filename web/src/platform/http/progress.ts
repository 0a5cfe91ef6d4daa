import { useSyncExternalStore } from 'react';

/** How far a call of the viewer is, as the server says, by the name that the call was given. */
export interface Progress {
  call: string;
  step: string;
  done?: number;
  total?: number;
}

let told: Progress | undefined;
const followers = new Set<() => void>();

export function hearProgress(progress: Progress | undefined): void {
  told = progress;
  for (const onChange of followers) onChange();
}

/** How far the call is; nothing while the server has not said. */
export function useProgress(call: string): Progress | undefined {
  const progress = useSyncExternalStore(follow, () => told);
  return progress?.call === call ? progress : undefined;
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}
