import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Almanac, startAlmanac } from '../e2e/fixtures/almanac.ts';
import { signInOverApi } from '../e2e/fixtures/api-client.ts';
import { findChromium } from './find-chromium.ts';
import { patience } from './patience.ts';
import { projectDirectory } from './project.ts';

const folder = join(projectDirectory, 'docs', 'images');
const employee = 'lena.fischer@example.com';
const administrator = 'helen.okafor@example.com';

interface Picture {
  file: string;
  who: string;
  address: string;
  /** What is done on the page before the picture is taken. */
  prepare?(page: Page): Promise<void>;
}

const pictures: readonly Picture[] = [
  { file: 'dashboard', who: employee, address: '/dashboard' },
  { file: 'balance', who: employee, address: '/balance' },
  { file: 'types', who: administrator, address: '/admin/leave/types' },
  { file: 'plan', who: administrator, address: '/admin/leave/plans', prepare: openGermanPlan },
  { file: 'effect', who: administrator, address: '/admin/leave/plans', prepare: showEffect },
  {
    file: 'holidays',
    who: administrator,
    address: '/admin/leave/places',
    prepare: (page) => page.getByRole('link', { name: 'Bavaria' }).click(),
  },
  { file: 'people', who: administrator, address: '/admin/leave/people' },
  { file: 'year-end', who: administrator, address: '/admin/leave/year-end' },
];

// Takes the pictures of the docs anew, of the demo company on a data directory of its own.
const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-pictures-'));
const almanac = await startAlmanac(dataDirectory, { LEAVE_YEAR_START: '01-01' });
const browser = await chromium.launch(await findChromium());
try {
  await mkdir(folder, { recursive: true });
  await takePictures(almanac, browser);
} finally {
  await browser.close();
  await almanac.end('SIGTERM');
  await rm(dataDirectory, { recursive: true, force: true });
}

async function takePictures({ origin }: Almanac, browser: Browser): Promise<void> {
  for (const [who, ofPerson] of Map.groupBy(pictures, ({ who }) => who)) {
    const { cookie } = await signInOverApi(almanac, who);
    const [name = '', value = ''] = cookie.split('=', 2);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience.step);
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    for (const { file, address, prepare } of ofPerson) {
      await page.goto(`${origin}${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${file}.png`) });
      console.log(`docs/images/${file}.png`);
    }
    await context.close();
  }
}

async function openGermanPlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Germany' }).click();
  await page.getByRole('heading', { level: 1, name: 'Germany' }).waitFor();
}

async function showEffect(page: Page): Promise<void> {
  await openGermanPlan(page);
  await page.getByRole('link', { name: 'Change from' }).first().click();
  await page.getByRole('textbox', { name: 'A year' }).fill('28');
  await page.getByRole('button', { name: 'Show Effect' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Apply to/ })
    .waitFor();
}
