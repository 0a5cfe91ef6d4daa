import type { Browser, Page } from 'playwright-core';
import { inContext } from './context.ts';
import { kilobytes } from './first-load.ts';
import { type LineName, lines, networkOf, slowDown } from './line.ts';
import { isIcon, loadWatched } from './watched-load.ts';

/** What it takes to open a page once more, in another tab of the same browser. */
type RepeatedLoad = {
  /** That reached the server; what the cache answered is not among them. */
  'requests to the server': number;
  /** With their headers, which are all of an answer that nothing has changed. */
  'kB received': number;
  'ms to the largest paint': number;
  'ms until usable': number;
  /** 0 where nothing moves after it was shown. */
  'layout shift': number;
};

/** Loads the page twice, the second time on the line; by then the cache has all that may be kept. */
export function measureRepeatedLoad(
  browser: Browser,
  url: string,
  cookie: string,
  line: LineName,
): Promise<RepeatedLoad> {
  return inContext(browser, { url, cookie }, async (context) => {
    const first = await context.newPage();
    await loadWatched(first, url);
    await first.close();
    const page = await context.newPage();
    await slowDown(page, lines[line]);
    const answers = await answersFromServer(page);
    const { paint, untilUsable, shift } = await loadWatched(page, url);
    const received = answers();
    return {
      'requests to the server': received.length,
      'kB received': kilobytes(received),
      'ms to the largest paint': paint,
      'ms until usable': untilUsable,
      'layout shift': shift,
    };
  });
}

/** Counts from now on what the page receives from the server; what never ends, as news do, is not among it. */
async function answersFromServer(page: Page): Promise<() => { bytes: number }[]> {
  const session = await networkOf(page);
  const fromServer = new Set<string>();
  const received: { bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isKept = response.fromDiskCache === true || response.fromPrefetchCache === true;
    if (!isKept && response.url.startsWith('http') && !isIcon(response.url)) fromServer.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fromServer.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (fromServer.delete(requestId)) received.push({ bytes });
  });
  return () => received;
}
