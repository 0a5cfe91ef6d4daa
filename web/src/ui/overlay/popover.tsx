import { Opening } from '../opening.tsx';
import { quietly, useQuietly } from '../quiet.ts';
import type { PopoverProps } from './popover-props.ts';

/** The popover itself, with all that places it. */
const popoverFrame = quietly(async () => (await import('./popover-frame.tsx')).PopoverFrame);

/** A small dialog at an element of the page, which a press beside it closes. The focus returns to where it came from. */
export function Popover(props: PopoverProps) {
  const PopoverFrame = useQuietly(popoverFrame);
  if (PopoverFrame) return <PopoverFrame {...props} />;
  return props.anchor === null ? null : <Opening code={popoverFrame} onUnloaded={props.onClose} />;
}
