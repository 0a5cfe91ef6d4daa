import { lazyDialog } from '../lazy-dialog.tsx';
import type { PopoverProps } from './popover-props.ts';

/**
 * A small dialog anchored to an element. A press outside closes it, and the focus returns to where it came
 * from.
 */
export const Popover = lazyDialog<PopoverProps>(
  async () => (await import('./popover-frame.tsx')).PopoverFrame,
  ({ anchor }) => anchor !== null,
);
