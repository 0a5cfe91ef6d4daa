import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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
const manager = 'maria.rossi@example.com';
const administrator = 'helen.okafor@example.com';

interface Picture {
  file: string;
  who: string;
  address: string;
  /** What is done on the page before the picture is taken. */
  prepare?(page: Page): Promise<void>;
  /** On a phone in the dark; else on a laptop in the light. */
  isOnPhone?: boolean;
}

const pictures: readonly Picture[] = [
  { file: 'dashboard', who: employee, address: '/dashboard' },
  { file: 'calendar', who: manager, address: '/time-off/calendar' },
  { file: 'approvals', who: manager, address: '/time-off/approvals' },
  { file: 'phone', who: employee, address: '/dashboard', isOnPhone: true },
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

const overviewStyle = `
  body { margin: 0; height: 790px; display: grid; gap: 20px; grid-template: 1fr 1fr / 1fr 1fr 366px; }
  img { width: 100%; height: 100%; min-width: 0; min-height: 0; object-fit: cover; object-position: top left; border-radius: 12px; }
  .dashboard { grid-area: 1 / 1 / 2 / 2; } .calendar { grid-area: 1 / 2 / 2 / 3; }
  .approvals { grid-area: 2 / 1 / 3 / 3; } .phone { grid-area: 1 / 3 / 3 / 4; }
`;

// Takes the pictures of the docs anew, of the demo company on a data directory of its own.
const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-pictures-'));
const almanac = await startAlmanac(dataDirectory, { LEAVE_YEAR_START: '01-01' });
const browser = await chromium.launch(await findChromium());
try {
  await mkdir(folder, { recursive: true });
  await takePictures(almanac, browser);
  await composeOverview(browser);
} finally {
  await browser.close();
  await almanac.end('SIGTERM');
  await rm(dataDirectory, { recursive: true, force: true });
}

async function takePictures({ origin }: Almanac, browser: Browser): Promise<void> {
  for (const [who, ofPerson] of Map.groupBy(pictures, ({ who }) => who)) {
    const { cookie } = await signInOverApi(almanac, who);
    const [name = '', value = ''] = cookie.split('=', 2);
    for (const { file, address, prepare, isOnPhone = false } of ofPerson) {
      const context = await browser.newContext({
        viewport: isOnPhone ? { width: 390, height: 800 } : { width: 1280, height: 800 },
        locale: 'en-GB',
        colorScheme: isOnPhone ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(patience.step);
      await context.addCookies([{ name, value, url: origin }]);
      const page = await context.newPage();
      await page.goto(`${origin}${address}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      await waitUntilLoaded(page);
      await page.screenshot({ path: join(folder, `${file}.png`) });
      console.log(`docs/images/${file}.png`);
      await context.close();
    }
  }
}

/** Waits until nothing on the page stands for what is still to come. */
async function waitUntilLoaded(page: Page): Promise<void> {
  for (const waiting of await page.locator('[aria-busy="true"], [aria-label^="Loading"]').all()) {
    await waiting.waitFor({ state: 'detached' });
  }
}

/** One picture of four, side by side: what somebody who has never seen the product is shown first. */
async function composeOverview(browser: Browser): Promise<void> {
  const images = await Promise.all(
    ['dashboard', 'calendar', 'approvals', 'phone'].map(async (file) => {
      const path = join(folder, `${file}.png`);
      const data = await readFile(path, 'base64');
      await rm(path);
      return `<img class="${file}" alt="" src="data:image/png;base64,${data}">`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 790 } });
  await page.setContent(`<style>${overviewStyle}</style>${images.join('')}`);
  await page.screenshot({ path: join(folder, 'overview.png'), omitBackground: true });
  console.log('docs/images/overview.png');
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
