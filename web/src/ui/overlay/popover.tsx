import { lazyDialog } from '../lazy-dialog.tsx';
import type { PopoverProps } from './popover-props.ts';

/** A small dialog at an element of the page, which a press beside it closes. The focus returns to where it came from. */
export const Popover = lazyDialog<PopoverProps>(
  async () => (await import('./popover-frame.tsx')).PopoverFrame,
  ({ anchor }) => anchor !== null,
);
