import type { Browser, Page } from 'playwright-core';
import { settle } from '../../e2e/fixtures/page-checks.ts';
import { inContext } from './context.ts';
import { finishedPicture, watchPictures } from './finished-picture.ts';
import { type LineName, lines, slowDown } from './line.ts';
import { comeTo, openGroups, start, takeWay, type Way } from './ways.ts';

/** From the press of the link to the finished picture. */
export type Navigation = {
  /** The code and the data of the page are not there yet. */
  'ms at first': number;
  'ms once more': number;
};

/** Takes the way in a browser with an empty cache, twice; what leads up to it is not slowed down. */
export function measureNavigation(
  browser: Browser,
  visitor: { url: string; cookie: string },
  { way, ways, line }: { way: Way; ways: readonly Way[]; line: LineName },
): Promise<Navigation> {
  return inContext(browser, visitor, async (context) => {
    await watchPictures(context);
    const page = await context.newPage();
    const from = way.from ?? (way.route === start.route ? 'about' : start.route);
    await page.goto(from === 'about' ? '/about' : '/dashboard');
    await settle(page);
    await openGroups(page);
    await comeTo(page, from, ways);
    await settle(page);
    await slowDown(page, lines[line]);
    const first = await timeOf(page, way);
    await comeTo(page, from, ways);
    await settle(page);
    return { 'ms at first': first, 'ms once more': await timeOf(page, way) };
  });
}

async function timeOf(page: Page, way: Way): Promise<number> {
  await takeWay(page, way);
  return Math.round(await finishedPicture(page, 'page'));
}
