const typingPlaces =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=spinbutton], [role=listbox], [role=menu]';

/** Whether letters are typed or searched with where the event happened. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null;
}

/** Whether something lies over the page that keeps its keys to itself; a message in the corner does not. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]:not([aria-modal=false])') !== null;
}
