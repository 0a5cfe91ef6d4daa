const narrow = '(max-width: 768px)';

/** Whether the screen is at most as wide as a mobile's, as the sizes of the style sheets have it. */
export function isScreenNarrow(): boolean {
  return window.matchMedia(narrow).matches;
}
