import { lazyDialog } from '../lazy-dialog.tsx';

/** Loads the code of all dialogs. */
export const loadDialog = async () => (await import('./dialog-frame.tsx')).DialogFrame;

/** A modal dialog; a bottom sheet below 640 px. The focus returns to where it came from. */
export const Dialog = lazyDialog(loadDialog);
