import { Opening } from '../opening.tsx';
import { quietly, useQuietly } from '../quiet.ts';
import type { DialogProps } from './dialog-props.ts';

/** The dialog itself, with all that holds the focus in it. */
export const dialogFrame = quietly(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** A modal dialog; at less than 640 px it is a sheet at the bottom. The focus returns to where it came from. */
export function Dialog({ isOpen = true, ...props }: DialogProps) {
  const DialogFrame = useQuietly(dialogFrame);
  if (DialogFrame) return <DialogFrame {...props} isOpen={isOpen} />;
  return isOpen ? <Opening code={dialogFrame} onUnloaded={props.onClose} /> : null;
}
