const typingTargets =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=spinbutton], [role=listbox], [role=menu]';

/** Whether the event's target takes text or type-ahead. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest(typingTargets) !== null;
}

/** Whether an overlay captures the keyboard; toasts don't. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]:not([aria-modal=false])') !== null;
}
