import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { directionOf, type Language, languageName } from '@almanac/domain/language/language';
import { exactText } from '@almanac/domain/leave/types/leave-text';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { carrySession, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectMessage } from './fixtures/page-faults.ts';
import { hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { type Speech, speechOf } from './fixtures/scenes/said.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, startSession } from './fixtures/steps.ts';

interface Reader {
  language: Language;
  browser: string;
  employee: { name: string; email: string };
  leaver: { name: string; email: string };
}

const person = (name: string) => ({ name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` });

const readers: readonly Reader[] = [
  {
    language: 'en',
    browser: 'en-GB',
    employee: person('Lena Fischer'),
    leaver: person('Jack Thompson'),
  },
  {
    language: 'de',
    browser: 'de-DE',
    employee: person('Yuki Tanaka'),
    leaver: person('Giulia Conti'),
  },
  {
    language: 'fr',
    browser: 'fr-FR',
    employee: person('Priya Raman'),
    leaver: person('Arjun Mehta'),
  },
  {
    language: 'es',
    browser: 'es-ES',
    employee: person('Oluwaseun Adeyemi'),
    leaver: person('Amara Diallo'),
  },
  {
    language: 'ar',
    browser: 'ar-EG',
    employee: person('Anders Nilsson'),
    leaver: person('Hana Kim'),
  },
];

for (const [index, { language, browser, employee, leaver }] of readers.entries()) {
  const speech = speechOf(language, browser);
  const { say, texts } = speech;

  journey(
    `${browser}: an employee signs in and requests days, and the manager approves`,
    async ({ openPage }) => {
      const page = await openPage({ locale: browser });
      await signInByEmail(page, employee, speech);

      // Most public holidays beside weekends are Mondays or Fridays.
      const wednesday = daysAfter(mondayInWeeks(20 + index), 2);
      const period = { startDate: wednesday, endDate: daysAfter(wednesday, 1) };
      const reason = `Two days in ${browser}`;
      await page.goto('/time-off');
      await typeDateIn(page, say('time-off.booking.startDate'), period.startDate, texts.locale);
      await typeDateIn(page, say('time-off.booking.endDate'), period.endDate, texts.locale);
      await page.getByLabel(say('time-off.booking.reasonOptional')).fill(reason);
      await page.getByRole('button', { name: say('time-off.booking.submit') }).click();
      await seeText(page, say('time-off.booking.submitted'));

      const office = await openPage({ locale: browser });
      await startSession(office, manager);
      await office.goto('/time-off/approvals');
      const card = office.getByRole('listitem').filter({ hasText: reason });
      await seeText(card, periodTextBeside(period, todayPeriod(), texts.locale));
      await card.getByRole('button', { name: say('time-off.approvals.approve') }).click();
      await card.waitFor({ state: 'detached' });

      const { data } = await (await page.request.get('/api/vacation/my-requests?limit=100')).json();
      const { businessDays } = data.find((each: { reason?: string }) => each.reason === reason);
      await page.goto('/balance');
      await typeDateIn(page, say('time-off.balances.onDate'), period.endDate, texts.locale);
      const line = page
        .getByRole('row')
        .filter({ has: page.locator(`time[datetime="${period.startDate}"]`) });
      await seeText(line, periodTextBeside(period, period, texts.locale));
      await seeText(line, exactText(-businessDays, 'DAY', texts));
      await expectAccessible(page);
    },
  );

  journey(`${browser}: HR imports a person and offboards another one`, async ({ openPage }) => {
    const page = await openPage({ locale: browser });
    await startSession(page, hrAdmin);
    await page.goto('/admin/users/import');
    await seeHeading(page, say('people.import.title'));
    const newcomer = { name: `Newcomer ${language}`, email: `newcomer.${language}@example.com` };
    const start = mondayInWeeks(1);
    await page
      .getByLabel(say('people.import.csvText'))
      .fill(`email,name,employmentStart\n${newcomer.email},${newcomer.name},${start}\n`);
    await page.getByRole('button', { name: say('people.import.preview'), exact: true }).click();
    const rows = page.getByRole('table', { name: say('people.import.rows') });
    await seeText(rows, newcomer.name);
    await seeText(rows, say('people.import.new'));
    await seeText(rows, dateText(start, texts.locale));
    await expectAccessible(page);
    await page.getByRole('button', { name: say('people.import.import', { count: 1 }) }).click();
    await seeText(page, say('people.import.imported'));

    await page.goto(`/admin/users?search=${leaver.email}`);
    await page.getByRole('button', { name: say('people.accounts.actions', leaver) }).click();
    await page.getByRole('menuitem', { name: say('people.accounts.offboard') }).click();
    const dialog = page.getByRole('dialog', { name: say('time-off.leaving.title', leaver) });
    const lastDay = mondayInWeeks(4 + index);
    await typeDateIn(dialog, say('time-off.leaving.lastDayLabel'), lastDay, texts.locale);
    const open = dialog.getByLabel(say('time-off.leaving.open'));
    await open
      .or(dialog.getByText(say('time-off.leaving.nothingOpen')))
      .first()
      .waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('time-off.leaving.save') }).click();
    await seeText(page, say('time-off.leaving.saved'));
    await seeText(
      page.getByRole('list', { name: say('people.accounts.users') }),
      dateText(lastDay, texts.locale),
    );
  });
}

journey('a chosen language switches the screens of all tabs without a reload', async ({ page }) => {
  const english = speechOf('en', 'en-GB');
  // Arabic in a British browser.
  const arabic = speechOf('ar', 'en-GB');
  const reader = person('Mateusz Kowalski');
  await startSession(page, reader);
  await page.goto('/profile');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await seeHeading(other, greetingOf(reader.name, english));
  const mark = 'window.isSamePage = true';
  for (const tab of [page, other]) await tab.evaluate(mark);

  const choose = async (from: Speech, option: string) => {
    await page.bringToFront();
    const language = page.getByRole('button', { name: from.say('profile.language') });
    await language.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const seeLanguage = async ({ language, say }: Speech) => {
    for (const tab of [page, other]) {
      await tab.locator(`html[lang=${language}][dir=${directionOf(language)}]`).waitFor();
      expect(await tab.evaluate('window.isSamePage')).toBe(true);
    }
    await seeHeading(page, say('profile.title'));
    await seeHeading(other, greetingOf(reader.name, { say }));
    const setting = page.getByRole('button', { name: say('profile.language') });
    await expect.poll(() => setting.evaluate((each) => each === document.activeElement)).toBe(true);
    await expectAccessible(page);
  };
  await choose(english, languageName('ar'));
  await seeLanguage(arabic);
  await choose(arabic, arabic.say('profile.languageOfBrowser'));
  await seeLanguage(english);
});

journey('pages are in English if their translations do not load', async ({ almanac, openPage }) => {
  const { cookie } = await signInOverApi(almanac, systemAdmin.email);
  const { say } = speechOf('en', 'en-GB');
  for (const { language, browser } of readers.filter((each) => each.language !== 'en')) {
    const page = await openPage({ locale: browser });
    expectMessage(page, 'Failed to load resource');
    const translations = `link[data-language=${language}]`;
    const loseTranslations = async () => {
      await page.locator(translations).first().waitFor({ state: 'attached' });
      const files = await page
        .locator(translations)
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      await page.route(
        (url) => files.includes(url.pathname),
        (route) => route.abort('aborted'),
      );
      await page.reload();
    };
    await page.goto('/login');
    await loseTranslations();
    await seeHeading(page, say('sign-in.welcome'));
    await page.getByRole('button', { name: say('sign-in.send') }).waitFor();

    await carrySession(page.context(), cookie, almanac.origin);
    await page.goto('/admin/users/import');
    await loseTranslations();
    await seeHeading(page, say('people.import.title'));
    await page.getByRole('button', { name: say('people.import.preview'), exact: true }).waitFor();
  }
});

/** Requests a link on the sign-in page, reads the email, and follows the link. */
async function signInByEmail(
  page: Page,
  { name, email }: { name: string; email: string },
  { language, say, sayThere }: Speech,
): Promise<void> {
  const response = await page.goto('/login');
  const attributes = `<html lang="${language}" dir="${directionOf(language)}"`;
  expect(await response?.text()).toContain(attributes);
  await seeHeading(page, say('sign-in.welcome'));
  await seeText(page, say('sign-in.welcomePrompt'));
  await expectAccessible(page);
  await page.getByLabel(say('sign-in.emailAddress')).fill(email);
  await page.getByRole('button', { name: say('sign-in.send') }).click();
  await seeText(page, say('sign-in.sent'));

  await page.getByRole('link', { name: say('sign-in.mailbox') }).click();
  const mail = page.getByRole('article').filter({ hasText: email }).first();
  await expect
    .poll(async () => {
      await page.reload();
      return mail.count();
    })
    .toBe(1);
  expect(await mail.getByRole('heading').textContent()).toContain(
    sayThere({ key: 'sign-in.emailSubject', values: { company: '' } }).trim(),
  );
  await seeText(mail, sayThere({ key: 'sign-in.emailLink', values: { minutes: 15 } }));
  await seeText(mail, sayThere({ key: 'sign-in.emailNotYou' }));
  await mail.getByRole('link').first().click();
  await seeHeading(page, say('sign-in.almostThere'));
  await page.getByRole('button', { name: say('sign-in.signIn') }).click();
  await page.waitForURL('**/dashboard');
  await seeHeading(page, greetingOf(name, { say }));
}

/** Types a date (`YYYY-MM-DD`) into a date field, segment by segment in the order of the locale. */
async function typeDateIn(scope: Page | Locator, label: string, date: string, locale: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const typed: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year, month, day };
  const order = new Intl.DateTimeFormat(locale).formatToParts().flatMap(({ type }) => typed[type] ?? []);
  const first = scope.getByRole('group', { name: label }).getByRole('spinbutton').first();
  await first.click();
  await first.page().keyboard.type(order.join(''));
}

function todayPeriod(): { startDate: string; endDate: string } {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  return { startDate: today, endDate: today };
}

function greetingOf(name: string, { say }: Pick<Speech, 'say'>): RegExp {
  const called = { name: name.split(' ')[0] ?? '' };
  const greetings = [
    say('dashboard.morningTo', called),
    say('dashboard.afternoonTo', called),
    say('dashboard.eveningTo', called),
  ];
  // The screen isolates names with elements, not with characters.
  return new RegExp(
    `^(${greetings
      .map(escaped)
      .join('|')
      .replaceAll(/[\u2068\u2069]/g, '')})$`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
