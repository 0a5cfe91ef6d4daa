import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Almanac } from '../e2e/fixtures/almanac.ts';
import { carrySession, signInOverApi } from '../e2e/fixtures/api-client.ts';
import { inBrowser, inDemoCompany } from '../e2e/fixtures/demo-company.ts';
import { accessibilityFaults, excessWidth, settle } from '../e2e/fixtures/page-checks.ts';
import { watchFaults } from '../e2e/fixtures/page-faults.ts';
import { projectDirectory } from './environment/project.ts';
import { type Scene, scenes } from './screenshots/scenes.ts';

const themes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

interface Screen {
  name: string;
  width: number;
  height: number;
  /** Touch input. */
  isPhone?: boolean;
  /** Magnification factor. */
  zoom?: number;
}

const screens: readonly Screen[] = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844, isPhone: true },
  { name: '320', width: 320, height: 640, isPhone: true },
  { name: '200 %', width: 640, height: 450, zoom: 2 },
];

// Takes a screenshot of every page and overlay for each role, on every screen and in every theme, and reports accessibility
// faults, console errors and horizontal overflow. Arguments choose scenes by parts of their names, and screens by @NAME.
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('@'));
const wantedScreens = process.argv.slice(2).filter((word) => word.startsWith('@'));
const folder = join(projectDirectory, 'test-results', 'screenshots');
const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const cookies = new Map<string, string>();
const faults: string[] = [];
let taken = 0;
await rm(folder, { recursive: true, force: true });
await inDemoCompany({ CALLS_PER_SECOND: '0' }, async (almanac) => {
  for (const screen of screens) {
    if (wantedScreens.length === 0 || wantedScreens.includes(`@${screen.name}`))
      await screenshotsOn(screen, almanac);
  }
});
console.log(`${taken} screenshots of ${scenes.length} scenes in ${folder}, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function screenshotsOn(screen: Screen, almanac: Almanac): Promise<void> {
  await mkdir(join(folder, screen.name), { recursive: true });
  for (const [email, ofPerson] of Map.groupBy(scenes, (scene) => scene.email)) {
    const chosen = ofPerson.filter(
      ({ name, narrowest = 0, widest = screen.width }) =>
        screen.width >= narrowest &&
        screen.width <= widest &&
        (wanted.length === 0 || wanted.some((word) => name.includes(word))),
    );
    if (chosen.length === 0) continue;
    // A browser that has opened hundreds of pages stops opening tabs.
    await inBrowser(async (browser) => {
      const context = await openContext(browser, screen, almanac.origin);
      if (email !== '') await carrySession(context, await cookieOf(email, almanac), almanac.origin);
      for (const scene of chosen) await screenshotOf(scene, screen, context);
    });
  }
}

async function openContext(
  browser: Browser,
  { width, height, isPhone = false, zoom = 1 }: Screen,
  baseURL: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width, height },
    hasTouch: isPhone,
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return context;
}

/** The Cookie header with the person's session; each person signs in once. */
async function cookieOf(email: string, almanac: Almanac): Promise<string> {
  const cookie = cookies.get(email) ?? (await signInOverApi(almanac, email)).cookie;
  cookies.set(email, cookie);
  return cookie;
}

async function screenshotOf(scene: Scene, screen: Screen, context: BrowserContext): Promise<void> {
  const who = scene.email.split('.')[0] || 'nobody';
  const title = `${who}, ${scene.name}, ${screen.name}`;
  const page = await context.newPage();
  const complaints = watchFaults(page);
  // The pages for missing and forbidden records are pages of the product.
  for (const status of [403, 404, 409, 422]) complaints.expectAnswer(status);
  complaints.expectMessage('dynamically imported module');
  try {
    await page.goto(scene.address);
    await settle(page);
    await scene.open?.(page);
    await settle(page);
    const excess = await excessWidth(page);
    if (excess > 0) report([`${title}: ${excess} pixels too wide`]);
    const isNarrowest = screen.name === '320' || screen.zoom !== undefined;
    for (const theme of isNarrowest ? themes.slice(0, 1) : themes) {
      await page.emulateMedia(theme.media);
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      );
      const found = await accessibilityFaults(page, { areColoursForced: theme.name === 'forced colours' });
      report(found.map((fault) => `${title}, ${theme.name}: ${fault}`));
      const file = `${who} ${scene.name.replaceAll('/', ' ')}, ${theme.name}.png`;
      await page.screenshot({ path: join(folder, screen.name, file), animations: 'disabled' });
      taken++;
    }
    if (scene.isOverlay && (await page.locator(overlay).count()) === 0)
      report([`${title}: what had opened is closed again`]);
  } catch (error) {
    report([`${title}: ${String(error).split('\n').slice(0, 3).join(' ')}`]);
  } finally {
    report(complaints.found.map((fault) => `${title}: ${fault}`));
    await page.close();
  }
}

function report(found: readonly string[]): void {
  for (const fault of found) console.log(`✗ ${fault}`);
  faults.push(...found);
}
