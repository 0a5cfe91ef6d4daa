const narrow = '(max-width: 768px)';

/** Whether the screen is as narrow as a phone, by the breakpoint of the style sheets. */
export function isScreenNarrow(): boolean {
  return window.matchMedia(narrow).matches;
}
