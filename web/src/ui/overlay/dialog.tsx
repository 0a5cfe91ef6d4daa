import { lazyDialog } from '../lazy-dialog.tsx';

/** Loads the code of all dialogs. */
export const loadDialog = async () => (await import('./dialog-frame.tsx')).DialogFrame;

/** A modal dialog; at less than 640 px it is a sheet at the bottom. The focus returns to where it came from. */
export const Dialog = lazyDialog(loadDialog);
