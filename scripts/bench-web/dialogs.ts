import type { Browser } from 'playwright-core';
import { settle } from '../../e2e/fixtures/page-checks.ts';
import { type Scene, scenes } from '../looks/scenes.ts';
import { inContext } from './context.ts';
import { finishedPicture, watchPictures } from './finished-picture.ts';
import { type LineName, lines, slowDown } from './line.ts';

/** Everything that opens over a page: dialogs, questions, sheets, menus and lists of choices. */
export const dialogs: readonly Scene[] = scenes.filter(({ isOverlay }) => isOverlay);

const usualWidth = 1280;

/** Opens it on a quiet page, the first time in this browser; from the press to the finished picture. */
export function measureDialog(
  browser: Browser,
  visitor: { url: string; cookie: string },
  { address, open, widest = usualWidth }: Scene,
  line: LineName,
): Promise<{ 'ms until open': number }> {
  return inContext(browser, { ...visitor, width: Math.min(widest, usualWidth) }, async (context) => {
    await watchPictures(context);
    const page = await context.newPage();
    await page.goto(address);
    await settle(page);
    await slowDown(page, lines[line]);
    await open?.(page);
    return { 'ms until open': Math.round(await finishedPicture(page, 'overlay')) };
  });
}

/** The page on which it opens, as the router has it. */
export function pageOf({ address }: Pick<Scene, 'address'>): string {
  const [path = ''] = address.split('?');
  return path.slice(1);
}
