import type { Browser, BrowserContext } from 'playwright-core';
import { carrySession } from '../../e2e/fixtures/api-client.ts';

const patienceMilliseconds = 120_000;

interface Visitor {
  /** Where the session is carried to. */
  url: string;
  /** The header that carries the session; '' for nobody's. */
  cookie: string;
  /** Of the window, in pixels. */
  width?: number;
}

/** Has the work done by somebody with an empty cache. */
export async function inContext<Found>(
  browser: Browser,
  { url, cookie, width = 1280 }: Visitor,
  work: (context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const { origin: baseURL } = new URL(url);
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  try {
    context.setDefaultTimeout(patienceMilliseconds);
    if (cookie !== '') await carrySession(context, cookie, baseURL);
    return await work(context);
  } finally {
    await context.close();
  }
}
