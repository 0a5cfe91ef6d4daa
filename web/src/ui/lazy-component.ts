import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it is first shown. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
