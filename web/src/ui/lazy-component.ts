import { type ComponentType, lazy } from 'react';
import { textsLoaded } from '../language/messages.ts';

/** A component whose code loads when it is first shown. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await load();
    await textsLoaded();
    return { default: component };
  });
}
