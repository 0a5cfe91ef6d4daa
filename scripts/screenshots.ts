import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Almanac } from '../e2e/fixtures/almanac.ts';
import { carrySession, signInOverApi } from '../e2e/fixtures/api-client.ts';
import { inBrowser, inDemoCompany } from '../e2e/fixtures/demo-company.ts';
import { accessibilityFaults, excessWidth, settle } from '../e2e/fixtures/page-checks.ts';
import { watchFaults } from '../e2e/fixtures/page-faults.ts';
import { systemAdmin } from '../e2e/fixtures/people.ts';
import { withFollowers } from '../e2e/fixtures/scenes/followed-page.ts';
import { type Scene, scenes } from '../e2e/fixtures/scenes/scenes.ts';
import { projectDirectory } from './environment/project.ts';

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
// faults, console errors and horizontal overflow. Arguments choose scenes by parts of their names, screens by @NAME, and
// languages other than English by =CODE; these have the light theme only.
const wanted = process.argv.slice(2).filter((word) => !/^[@=]/.test(word));
const wantedScreens = process.argv.slice(2).filter((word) => word.startsWith('@'));
const languages = process.argv
  .slice(2)
  .filter((word) => word.startsWith('='))
  .map((word) => word.slice(1));
const folder = join(projectDirectory, 'test-results', 'screenshots');
const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const cookies = new Map<string, string>();
const faults: string[] = [];
let taken = 0;
await rm(folder, { recursive: true, force: true });
await inDemoCompany({ CALLS_PER_SECOND: '0' }, async (almanac) => {
  if (languages.length > 0) await beginWeeksOnMonday(almanac);
  for (const screen of screens) {
    if (wantedScreens.length === 0 || wantedScreens.includes(`@${screen.name}`))
      await screenshotsOn(screen, almanac);
  }
});
console.log(`${taken} screenshots of ${scenes.length} scenes in ${folder}, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Followers find the days of a calendar by their positions. */
async function beginWeeksOnMonday(almanac: Almanac): Promise<void> {
  const { cookie, get, put } = await signInOverApi(almanac, systemAdmin.email);
  cookies.set(systemAdmin.email, cookie);
  const { version }: { version: number } = await (await get('/admin/settings')).json();
  const answer = await put('/admin/settings', { version, weekStart: 'MONDAY' });
  assert.equal(answer.status, 200, 'Weeks begin on Monday');
}

async function screenshotsOn(screen: Screen, almanac: Almanac): Promise<void> {
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
      const open = async (locale: string): Promise<BrowserContext> => {
        const context = await openContext(browser, { ...screen, locale }, almanac.origin);
        if (email !== '') await carrySession(context, await cookieOf(email, almanac), almanac.origin);
        return context;
      };
      const english = await open('en-GB');
      const others = await Promise.all(languages.map(open));
      for (const scene of chosen) await screenshotsOf(scene, screen, english, others);
    });
  }
}

async function openContext(
  browser: Browser,
  { width, height, isPhone = false, zoom = 1, locale }: Screen & { locale: string },
  baseURL: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale,
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

/** Takes screenshots of the English page, or of the pages that follow it in other languages. */
async function screenshotsOf(
  scene: Scene,
  screen: Screen,
  english: BrowserContext,
  others: readonly BrowserContext[],
): Promise<void> {
  const title = `${nameOf(scene, ', ')}, ${screen.name}`;
  const [leader, ...followers] = await Promise.all([english, ...others].map((context) => context.newPage()));
  if (leader === undefined) return;
  const pages = [leader, ...followers];
  const watched = pages.map(watchFaults);
  // The pages for missing and forbidden records are pages of the product.
  for (const status of [403, 404, 409, 422]) for (const each of watched) each.expectAnswer(status);
  for (const each of watched) each.expectMessage('dynamically imported module');
  try {
    await Promise.all(pages.map((page) => page.goto(scene.address)));
    await Promise.all(pages.map(settle));
    await scene.open?.(withFollowers(leader, followers));
    await Promise.all(pages.map(settle));
    if (languages.length === 0) await screenshotOf(leader, scene, screen, title);
    for (const [index, page] of followers.entries()) {
      const language = languages[index] ?? '';
      await screenshotOf(
        page,
        scene,
        { ...screen, name: `${screen.name} ${language}` },
        `${title}, ${language}`,
      );
    }
  } catch (error) {
    report([`${title}: ${String(error).split('\n').slice(0, 3).join(' ')}`]);
  } finally {
    report(watched.flatMap(({ found }) => found.map((fault) => `${title}: ${fault}`)));
    await Promise.all(pages.map((page) => page.close()));
  }
}

async function screenshotOf(page: Page, scene: Scene, screen: Screen, title: string): Promise<void> {
  const excess = await excessWidth(page);
  if (excess > 0) report([`${title}: ${excess} pixels too wide`]);
  const hasAllThemes = screen.width > 320 && screen.zoom === undefined && languages.length === 0;
  for (const theme of hasAllThemes ? themes : themes.slice(0, 1)) {
    await page.emulateMedia(theme.media);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const found = await accessibilityFaults(page, { checksContrast: theme.name !== 'forced colours' });
    report(found.map((fault) => `${title}, ${theme.name}: ${fault}`));
    const file = `${nameOf(scene, ' ').replaceAll('/', ' ')}, ${theme.name}.png`;
    await page.screenshot({ path: join(folder, screen.name, file), animations: 'disabled' });
    taken++;
  }
  if (scene.isOverlay && (await page.locator(overlay).count()) === 0)
    report([`${title}: what had opened is closed again`]);
}

function nameOf({ email, name }: Scene, separator: string): string {
  return [email.split('.')[0] || 'nobody', name].join(separator);
}

function report(found: readonly string[]): void {
  for (const fault of found) console.log(`✗ ${fault}`);
  faults.push(...found);
}
