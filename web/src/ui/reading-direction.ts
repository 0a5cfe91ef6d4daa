const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The pressed key as on a page read from left to right, so that `ArrowRight` always means forward. */
export function readingKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  return inReadingDirection(key, isRightToLeft(currentTarget));
}

/** The same for a known direction; other keys than the left and right arrow stay as they are. */
export function inReadingDirection(key: string, isMirrored: boolean): string {
  return (isMirrored && mirroredKeys[key]) || key;
}

/** Scrolls so far from where the lines begin. */
export function scrollFromStart(area: Element, pixels: number): void {
  area.scrollLeft = isRightToLeft(area) ? -pixels : pixels;
}

/** How far the element begins from where the lines of its positioned ancestor begin. */
export function startOffset(element: HTMLElement): number {
  const { offsetLeft, offsetWidth, offsetParent } = element;
  if (!isRightToLeft(element) || !offsetParent) return offsetLeft;
  return offsetParent.clientWidth - offsetLeft - offsetWidth;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
