import type { Page } from 'playwright-core';

interface WatchedLoad {
  /** The page itself, as it was sent. */
  html: string;
  /** When it showed its heading and its data, with no skeleton left: in milliseconds since 1970, and since it was asked for. */
  usable: number;
  untilUsable: number;
  /** Its largest paint, in milliseconds since it was asked for. */
  paint: number;
  /** How much has moved, as browsers count it; what nobody can see is 0. */
  shift: number;
}

const shortestShift = 0.001;
const isLoading = 'main [role=status][aria-label^=Loading]';

/** Loads the page until it is quiet. */
export async function loadWatched(page: Page, url: string): Promise<WatchedLoad> {
  await page.addInitScript({ content: watch });
  const answer = await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).waitFor();
  await page.locator(isLoading).first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const html = (await answer?.text()) ?? '';
  const { start, usable, paint, shift } = await page.evaluate<Watched>(
    '({ start: performance.timeOrigin, ...watched })',
  );
  return {
    html,
    usable,
    untilUsable: Math.round(usable - start),
    paint: Math.round(paint),
    shift: shift < shortestShift ? 0 : Math.round(shift * 1000) / 1000,
  };
}

/** Whether the browser asks for it by itself, whenever it likes. */
export function isIcon(url: string): boolean {
  return url.endsWith('/favicon.svg');
}

interface Watched {
  /** These two in milliseconds since 1970, the paint since the start. */
  start: number;
  usable: number;
  paint: number;
  shift: number;
}

// Runs in the page: keeps since when it can be used, when its largest paint was, and how much has moved.
const watch = `
  window.watched = { usable: 0, paint: 0, shift: 0 };
  const note = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  note('largest-contentful-paint', ({ startTime }) => { watched.paint = startTime; });
  note('layout-shift', ({ value }) => { watched.shift += value; });
  const look = () => {
    const heading = document.querySelector('h1');
    const isUsable = heading !== null && !heading.textContent.startsWith('Loading') &&
      document.querySelector('${isLoading}') === null;
    if (isUsable !== watched.usable > 0) watched.usable = isUsable ? performance.timeOrigin + performance.now() : 0;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
`;
