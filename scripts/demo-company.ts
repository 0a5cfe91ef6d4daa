import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Almanac, startAlmanac } from '../e2e/fixtures/almanac.ts';
import { findChromium } from './find-chromium.ts';

/** Does the work in a demo company of its own, which is gone afterwards. */
export async function inDemoCompany(
  settings: Record<string, string>,
  work: (almanac: Almanac) => Promise<void>,
): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-demo-'));
  try {
    const almanac = await startAlmanac(dataDirectory, settings);
    try {
      await work(almanac);
    } finally {
      await almanac.end('SIGTERM');
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Does the work with a browser of its own, which is closed afterwards. */
export async function inBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await chromium.launch(await findChromium());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
