import type { Browser, Page, Request } from 'playwright-core';
import { inContext } from './context.ts';
import { type LineName, lines, slowDown } from './line.ts';
import { isIcon, loadWatched } from './watched-load.ts';

export type FirstLoad = {
  /** What was asked for before it showed its heading and its data, with no skeleton left. */
  'requests until usable': number;
  'kB until usable': number;
  /** With what is loaded afterwards. */
  requests: number;
  'kB sent': number;
  'kB of scripts': number;
  /** Until usable, and not named by the page itself: they were asked for by what had to be loaded before. */
  'scripts in a second turn': number;
  'ms to the largest paint': number;
  'ms until usable': number;
  /** 0 where nothing moves after it was shown. */
  'layout shift': number;
};

/** What a browser with an empty cache loads for the page; sizes are those of the compressed bodies. */
export function measureFirstLoad(
  browser: Browser,
  url: string,
  cookie = '',
  line: LineName = 'plain',
): Promise<FirstLoad> {
  return inContext(browser, { url, cookie }, async (context) => measure(await context.newPage(), url, line));
}

async function measure(page: Page, url: string, line: LineName): Promise<FirstLoad> {
  await slowDown(page, lines[line]);
  const answers: Promise<Answer>[] = [];
  const onFinished = (request: Request) => {
    if (!isIcon(request.url())) answers.push(answerOf(request));
  };
  page.on('requestfinished', onFinished);
  const { html, usable, untilUsable, paint, shift } = await loadWatched(page, url);
  page.off('requestfinished', onFinished);
  const all = await Promise.all(answers);
  const needed = all.filter(({ start }) => start < usable);
  return {
    'requests until usable': needed.length,
    'kB until usable': kilobytes(needed),
    requests: all.length,
    'kB sent': kilobytes(all),
    'kB of scripts': kilobytes(all.filter(({ type }) => type === 'script')),
    'scripts in a second turn': needed.filter(
      ({ type, path }) => type === 'script' && !html.includes(`"${path}"`),
    ).length,
    'ms to the largest paint': paint,
    'ms until usable': untilUsable,
    'layout shift': shift,
  };
}

interface Answer {
  type: string;
  path: string;
  bytes: number;
  /** In milliseconds since 1970. */
  start: number;
}

async function answerOf(request: Request): Promise<Answer> {
  const { responseBodySize } = await request.sizes();
  const { pathname: path } = new URL(request.url());
  const { startTime: start } = request.timing();
  return { type: request.resourceType(), path, bytes: responseBodySize, start };
}

/** The sizes of all of them together, in kilobytes with one decimal. */
export function kilobytes(answers: readonly { bytes: number }[]): number {
  return Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
