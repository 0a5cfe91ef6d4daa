import type { Browser, Page, Request } from 'playwright-core';

export interface FirstLoad {
  /** Until nothing of the page waits for code or data any more. */
  'requests until usable': number;
  'kB until usable': number;
  /** With what is loaded afterwards. */
  requests: number;
  'kB sent': number;
  'kB of scripts': number;
  'ms to the largest paint': number;
  /** 0 where nothing moves after it was shown. */
  'layout shift': number;
}

interface Line {
  bitsPerSecond: number;
  milliseconds: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** 'Fast 3G' of Chrome's developer tools, on a processor of a quarter of the speed. */
export const fast3g: Line = { bitsPerSecond: 1_600_000 * 0.9, milliseconds: 150 * 3.75, slowdown: 4 };

const shortestShift = 0.0005;

/** What a browser with an empty cache loads for the page; sizes are those of the compressed bodies. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  cookie = '',
  line?: Line,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    context.setDefaultTimeout(120_000);
    const [name = '', value = ''] = cookie.split('=', 2);
    if (name) await context.addCookies([{ name, value, url }]);
    return await measure(await context.newPage(), url, line);
  } finally {
    await context.close();
  }
}

async function measure(page: Page, url: string, line?: Line): Promise<FirstLoad> {
  if (line) await slowDown(page, line);
  await page.addInitScript({ content: watchPaints });
  const answers: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => answers.push(answerOf(request)));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).waitFor();
  await page.locator(isLoading).first().waitFor({ state: 'detached' });
  const untilUsable = await Promise.all(answers);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(answers);
  const { last, shift } = await page.evaluate<{ last: number; shift: number }>('window.paints');
  return {
    'requests until usable': untilUsable.length,
    'kB until usable': kilobytes(untilUsable),
    requests: all.length,
    'kB sent': kilobytes(all),
    'kB of scripts': kilobytes(all.filter(({ type }) => type === 'script')),
    'ms to the largest paint': Math.round(last),
    'layout shift': shift < shortestShift ? 0 : Math.round(shift * 1000) / 1000,
  };
}

async function slowDown(page: Page, { bitsPerSecond, milliseconds, slowdown }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: milliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

// Runs in the page: keeps when the largest paint was, and how much has moved.
const watchPaints = `
  window.paints = { last: 0, shift: 0 };
  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { window.paints.last = startTime; });
  watch('layout-shift', ({ value }) => { window.paints.shift += value; });
`;

const isLoading = 'main [role=status][aria-label^=Loading]';

async function answerOf(request: Request): Promise<{ type: string; bytes: number }> {
  const { responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseBodySize };
}

function kilobytes(answers: { bytes: number }[]): number {
  return Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
