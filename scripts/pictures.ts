import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Almanac } from '../e2e/fixtures/almanac.ts';
import { carrySession, signInOverApi } from '../e2e/fixtures/api-client.ts';
import { settle } from '../e2e/fixtures/page-checks.ts';
import { employee, hrAdmin, manager } from '../e2e/fixtures/people.ts';
import { inBrowser, inDemoCompany } from './demo-company.ts';
import { patience } from './patience.ts';
import { projectDirectory } from './project.ts';

const folder = join(projectDirectory, 'docs', 'images');

interface Picture {
  file: string;
  who: { email: string };
  address: string;
  /** What is done on the page before the picture is taken. */
  prepare?(page: Page): Promise<void>;
  /** The part of the page that is taken; else what a window shows of it. */
  part?(page: Page): Locator;
  /** On a phone in the dark; else on a laptop in the light. */
  isOnPhone?: boolean;
  hasForcedColours?: boolean;
}

const pictures: readonly Picture[] = [
  { file: 'dashboard', who: employee, address: '/dashboard' },
  { file: 'calendar', who: manager, address: '/time-off/calendar' },
  { file: 'approvals', who: manager, address: '/time-off/approvals' },
  { file: 'phone', who: employee, address: '/dashboard', isOnPhone: true },
  { file: 'balance', who: employee, address: '/balance' },
  { file: 'types', who: hrAdmin, address: '/admin/leave/types' },
  { file: 'plan', who: hrAdmin, address: '/admin/leave/plans', prepare: openGermanPlan },
  { file: 'effect', who: hrAdmin, address: '/admin/leave/plans', prepare: showEffect },
  {
    file: 'holidays',
    who: hrAdmin,
    address: '/admin/leave/places',
    prepare: (page) => page.getByRole('link', { name: 'Bavaria' }).click(),
  },
  { file: 'people', who: hrAdmin, address: '/admin/leave/people' },
  { file: 'year-end', who: hrAdmin, address: '/admin/leave/year-end' },
  {
    file: 'ui-picker',
    who: employee,
    address: '/time-off',
    prepare: openPicker,
    part: (page) => page.getByRole('dialog'),
  },
  {
    file: 'ui-question',
    who: employee,
    address: '/time-off/my-requests',
    prepare: askToCancel,
    part: (page) => page.getByRole('alertdialog'),
  },
  {
    file: 'ui-forced-colours',
    who: employee,
    address: '/time-off',
    part: (page) => page.getByRole('region', { name: /^My Year/ }),
    hasForcedColours: true,
  },
  {
    file: 'ui-toast',
    who: manager,
    address: '/time-off/approvals',
    prepare: approveFirst,
    part: (page) => page.getByRole('region', { name: 'Notifications' }),
  },
];

// 'npm run pictures -- ui' takes those alone whose names begin with it.
const [beginning = ''] = process.argv.slice(2);
const wanted = pictures.filter(({ file }) => file.startsWith(beginning));

const overviewStyle = `
  body { margin: 0; height: 790px; display: grid; gap: 20px; grid-template: 1fr 1fr / 1fr 1fr 366px; }
  img { width: 100%; height: 100%; min-width: 0; min-height: 0; object-fit: cover; object-position: top left; border-radius: 12px; }
  .dashboard { grid-area: 1 / 1 / 2 / 2; } .calendar { grid-area: 1 / 2 / 2 / 3; }
  .approvals { grid-area: 2 / 1 / 3 / 3; } .phone { grid-area: 1 / 3 / 3 / 4; }
`;

// Takes the pictures of the docs anew, of the demo company.
await mkdir(folder, { recursive: true });
await inDemoCompany({ LEAVE_YEAR_START: '01-01' }, (almanac) =>
  inBrowser(async (browser) => {
    await takePictures(almanac, browser);
    if (wanted.length === pictures.length) await composeOverview(browser);
  }),
);

async function takePictures(almanac: Almanac, browser: Browser): Promise<void> {
  for (const [who, ofPerson] of Map.groupBy(wanted, ({ who }) => who)) {
    const { cookie } = await signInOverApi(almanac, who.email);
    for (const { file, address, prepare, part, isOnPhone = false, hasForcedColours = false } of ofPerson) {
      const context = await browser.newContext({
        viewport: isOnPhone ? { width: 390, height: 800 } : { width: 1280, height: 800 },
        locale: 'en-GB',
        colorScheme: isOnPhone ? 'dark' : 'light',
        reducedMotion: 'reduce',
        forcedColors: hasForcedColours ? 'active' : 'none',
      });
      context.setDefaultTimeout(patience.step);
      await carrySession(context, cookie, almanac.origin);
      const page = await context.newPage();
      await page.goto(`${almanac.origin}${address}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await settle(page);
      await (part?.(page) ?? page).screenshot({ path: join(folder, `${file}.png`) });
      console.log(`docs/images/${file}.png`);
      await context.close();
    }
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

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next Friday' }).click();
  await page.getByRole('group', { name: 'End date' }).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByText(/· leaves /)
    .waitFor();
}

async function askToCancel(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Cancel:/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function approveFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}
