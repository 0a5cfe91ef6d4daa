import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, manager } from './fixtures/people.ts';
import { expectFocus, seeText, signIn, typeDate } from './fixtures/steps.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' });
const months = (page: Page) => page.getByRole('dialog').getByRole('grid');

/** The second Monday of the month, next year. */
function secondMonday(month: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year: Temporal.Now.plainDateISO().year + 1, month, day: 1 });
  return first.add({ days: ((8 - first.dayOfWeek) % 7) + 7 });
}

function cellOf(page: Page, date: Temporal.PlainDate): Locator {
  return page.getByRole('dialog').locator(`[data-date="${date}"]:not([data-outside-month])`);
}

async function openCalendar(page: Page, label: string): Promise<void> {
  const button = page.getByRole('group', { name: label }).getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await months(page).first().waitFor();
}

function typed(page: Page, label: string): Promise<string> {
  return page
    .getByRole('group', { name: label })
    .getByRole('spinbutton')
    .allTextContents()
    .then((parts) => parts.join('-'));
}

function british(date: Temporal.PlainDate): string {
  const [year, month, day] = date.toString().split('-');
  return `${day}-${month}-${year}`;
}

async function seeDates(page: Page, start: Temporal.PlainDate, end: Temporal.PlainDate): Promise<void> {
  await expect.poll(() => typed(page, 'Start date')).toBe(british(start));
  await expect.poll(() => typed(page, 'End date')).toBe(british(end));
}

journey('two clicks choose a week, and the first already previews the cost', async ({ page }) => {
  const monday = secondMonday(3);
  await signIn(page, colleague, '/time-off');
  await submit(page).waitFor();
  await typeDate(page, 'Start date', monday.add({ days: 1 }).toString());
  await seeDates(page, monday.add({ days: 1 }), monday.add({ days: 1 }));
  await openCalendar(page, 'End date');
  expect(await months(page).count()).toBe(2);
  await cellOf(page, monday).click();
  await seeDates(page, monday, monday);
  await seeText(page.getByRole('dialog'), /^1 day · leaves \d+/);
  await expectAccessible(page);
  await cellOf(page, monday.add({ days: 4 })).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeDates(page, monday, monday.add({ days: 4 }));
  await seeText(page, ': 5 days.');
  await expectFocus(page.getByRole('group', { name: 'End date' }).getByRole('button'));
});

journey('the keyboard chooses the days, and Escape keeps the previous ones', async ({ page }) => {
  const monday = secondMonday(4);
  await signIn(page, colleague, '/time-off');
  await submit(page).waitFor();
  await typeDate(page, 'Start date', monday.toString());
  await openCalendar(page, 'Start date');
  await expectFocus(cellOf(page, monday));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const tuesday = monday.add({ days: 1 });
  await seeDates(page, tuesday, tuesday);
  await expectFocus(cellOf(page, tuesday.add({ days: 1 })));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const end = tuesday.add({ days: 8 });
  await seeDates(page, tuesday, end);

  await openCalendar(page, 'Start date');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeDates(page, tuesday, end);
});

journey('the end date follows the start until it is set', async ({ page }) => {
  const monday = secondMonday(5);
  await signIn(page, colleague, '/time-off');
  await submit(page).waitFor();
  await page.getByRole('button', { name: /^Fri \d+ \w+$/ }).click();
  await seeText(page, /: \d days?\.|must include at least one business day/);
  await typeDate(page, 'Start date', monday.toString());
  await seeDates(page, monday, monday);
  await typeDate(page, 'End date', monday.add({ days: 2 }).toString());
  await typeDate(page, 'Start date', monday.add({ days: 1 }).toString());
  await seeDates(page, monday.add({ days: 1 }), monday.add({ days: 2 }));
});

journey('on a phone one month opens as a sheet and shows who is away', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, manager, '/time-off');
  await submit(page).waitFor();
  await page.getByRole('group', { name: 'Start date' }).getByRole('button').tap();
  await months(page).waitFor();
  await seeText(page.getByRole('dialog'), 'Longer bar = more people away');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).first().tap();
  const first = Temporal.Now.plainDateISO('UTC').add({ months: 1 }).with({ day: 3 });
  await cellOf(page, first).tap();
  await cellOf(page, first.add({ days: 2 })).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeDates(page, first, first.add({ days: 2 }));
});
