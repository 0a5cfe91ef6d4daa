import type { Browser, CDPSession, Page } from 'playwright-core';
import { settle } from '../../e2e/fixtures/page-checks.ts';
import { inContext } from './context.ts';
import { watchPictures } from './finished-picture.ts';
import { comeTo, openGroups, start, type Way } from './ways.ts';

/** What is kept is looked at after so many navigations, or one or two more: the last figure tells whether a growth goes on. */
const looks = [5, 50, 100];

/** Walks round all the pages in one tab, and tells what the tab holds once its garbage is collected. */
export function measureHeap(
  browser: Browser,
  visitor: { url: string; cookie: string },
  { routes, ways }: { routes: readonly string[]; ways: readonly Way[] },
): Promise<Record<string, number>> {
  return inContext(browser, visitor, async (context) => {
    await watchPictures(context);
    const page = await context.newPage();
    await page.goto('/dashboard');
    await settle(page);
    await openGroups(page);
    const held: Record<string, Held> = {};
    const round = roundOf(routes);
    let navigations = 0;
    let turn = 0;
    for (const look of looks) {
      while (navigations < look) {
        navigations += await comeTo(page, round[turn++ % round.length] ?? start.route, ways);
      }
      held[look] = await heldBy(page);
    }
    return figuresOf(held);
  });
}

/** The pages in turn; of one alone, it and the dashboard, since nobody goes to where they are. */
export function roundOf(routes: readonly string[]): string[] {
  return [...routes.filter((route) => route !== start.route), start.route];
}

interface Held {
  MB: number;
  /** Elements and texts, those among them that no page shows any more but something still holds. */
  nodes: number;
  listeners: number;
}

/** A column for each kind of what is held, after each number of navigations. */
export function figuresOf(held: Readonly<Record<string, Held>>): Record<string, number> {
  const kinds = ['MB', 'nodes', 'listeners'] as const;
  return Object.fromEntries(
    kinds.flatMap((kind) =>
      Object.entries(held).map(([look, each]) => [`${kind} after ${look}`, each[kind]]),
    ),
  );
}

async function heldBy(page: Page): Promise<Held> {
  await settle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  // What was held only by what the first collection took is taken by the second.
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const counted = await metricsOf(session);
  await session.detach();
  return { MB: Math.round(usedSize / 100_000) / 10, ...counted };
}

async function metricsOf(session: CDPSession): Promise<Omit<Held, 'MB'>> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
