import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Almanac } from './fixtures/almanac.ts';
import { carrySession, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { accessibilityFaults, settle, widthFaults } from './fixtures/page-checks.ts';
import { expectAnswer, expectMessage } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { withFollowers } from './fixtures/scenes/followed-page.ts';
import { type Scene, scenes } from './fixtures/scenes/scenes.ts';
import { catalogueWords, readText, textsWithWords, watchWrittenWords } from './fixtures/scenes/words.ts';

/** Arabic of a country with its own digits. */
const readers = { de: 'de-DE', ar: 'ar-EG' } as const;
const narrow = 390;
const wide = { width: 1280, height: 900 };

/** Each page once, for the person who sees most of it. */
const chosen = [...new Map(scenes.map((scene) => [`${scene.address} ${scene.name}`, scene])).values()].filter(
  ({ widest = wide.width }) => widest >= wide.width,
);

let weeksBegin: Promise<unknown> | undefined;

/** Calendars have the same columns in each language once the company chooses the first day of the week. */
async function chooseWeekStart(almanac: Almanac): Promise<void> {
  const admin = await signInOverApi(almanac, systemAdmin.email);
  const answer = await admin.put('/admin/settings', { weekStart: 'MONDAY' });
  expect(answer.status).toBe(200);
}

const people = { employee, manager, hrAdmin, systemAdmin, nobody: { email: '' } };

for (const [who, { email }] of Object.entries(people)) {
  journey(
    `${who}: German and Arabic pages and dialogs are whole`,
    async ({ almanac, openPage }) => {
      weeksBegin ??= chooseWeekStart(almanac);
      await weeksBegin;
      const cookie = email === '' ? '' : (await signInOverApi(almanac, email)).cookie;
      const open = async (locale: string) => {
        const page = await openPage({ locale });
        for (const status of [403, 404, 409, 422]) expectAnswer(page, status);
        expectMessage(page, 'dynamically imported module');
        if (cookie) await carrySession(page.context(), cookie, almanac.origin);
        return page;
      };
      const english = await open('en-GB');
      const foreign = await catalogueWords('en');
      const followers = await Promise.all(
        Object.entries(readers).map(async ([language, locale]) => {
          const page = await open(locale);
          return { language, page, own: await catalogueWords(language), written: watchWrittenWords(page) };
        }),
      );
      const found: string[] = [];
      for (const scene of chosen.filter((each) => each.email === email)) {
        try {
          await reach(
            scene,
            english,
            followers.map(({ page }) => page),
          );
          for (const { language, page, own, written } of followers) {
            const texts = textsWithWords(await readText(page), { foreign, own, written });
            const faults = [...texts.map((text) => `says '${text}'`), ...(await faultsOf(page, scene))];
            found.push(...faults.map((fault) => `${scene.name} in ${language}: ${fault}`));
          }
        } catch (error) {
          found.push(`${scene.name}: ${String(error).split('\n')[0]}`);
        }
      }
      expect(found).toEqual([]);
    },
    20 * 60_000,
  );
}

/** Opens the scene in English, and by the same steps in the other languages. */
async function reach({ address, open }: Scene, english: Page, others: readonly Page[]): Promise<void> {
  const pages = [english, ...others];
  await Promise.all(
    (open ? pages : others).map(async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.setViewportSize(wide);
      await page.goto(address);
      await settle(page);
    }),
  );
  if (!open) return;
  await open(withFollowers(english, others));
  await Promise.all(pages.map(settle));
}

async function faultsOf(page: Page, { open }: Scene): Promise<string[]> {
  // Colours are the same in every language; checking them takes longer than everything else.
  const found = await accessibilityFaults(page, { checksContrast: false });
  const faults = [...found, ...(await widthFaults(page))];
  // Resizing closes what is open.
  if (open) return faults;
  await page.setViewportSize({ width: narrow, height: 844 });
  return [...faults, ...(await widthFaults(page))];
}
