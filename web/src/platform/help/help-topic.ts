import type { HelpAddress } from './help-pages.ts';

interface OpenTopic {
  at: HelpAddress;
  /** The button that opened it. */
  anchor: HTMLElement;
}

let open: OpenTopic | undefined;
const listeners = new Set<() => void>();

/** The paragraph that is shown beside its button, if any. */
export function openTopic(): OpenTopic | undefined {
  return open;
}

export function showTopic(topic: OpenTopic | undefined): void {
  open = topic;
  for (const listener of listeners) listener();
}

export function watchTopic(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
