import { chromium } from 'playwright-core';
import { findChromium } from '../find-chromium.ts';

export interface FirstLoad {
  requests: number;
  'kB sent': number;
  'kB of scripts': number;
  'ms to the heading': number;
}

/** What a browser with an empty cache loads for the page; sizes are those of the compressed bodies. */
export async function measureFirstLoad(url: string, cookie = ''): Promise<FirstLoad> {
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=', 2);
    if (name) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const answers: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const type = request.resourceType();
      answers.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
    });
    const begin = performance.now();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const milliseconds = Math.round(performance.now() - begin);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(answers);
    return {
      requests: loaded.length,
      'kB sent': kilobytes(loaded),
      'kB of scripts': kilobytes(loaded.filter(({ type }) => type === 'script')),
      'ms to the heading': milliseconds,
    };
  } finally {
    await browser.close();
  }
}

function kilobytes(answers: { bytes: number }[]): number {
  return Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
