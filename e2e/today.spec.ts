import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

journey("the picker's today is the company's, in any browser time zone", async ({ openPage }) => {
  const today = Temporal.Now.plainDateISO('UTC');
  const elsewhere = zones.find((zone) => !Temporal.Now.plainDateISO(zone).equals(today)) ?? '';
  const page = await openPage({ timezoneId: elsewhere });
  await signIn(page, employee, '/time-off');
  await page
    .getByRole('group', { name: 'Start date' })
    .getByRole('button', { name: /calendar/i })
    .click();
  const marked = page.getByRole('dialog').getByRole('button', { name: /^Today/ });
  const words = today.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  await expect.poll(() => marked.getAttribute('aria-label')).toContain(words);
});

journey('an open page updates to the new day and balance', async ({ page }) => {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const tomorrow = daysAfter(today, 1);
  const midnight = Promise.withResolvers<void>();
  const evening = Promise.withResolvers<void>();
  const streams = [
    { opens: Promise.resolve(), day: today },
    { opens: midnight.promise, day: tomorrow },
  ];
  await page.route('**/api/news', async (route) => {
    const { opens, day } = streams.shift() ?? { opens: evening.promise, day: tomorrow };
    await opens;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 100\n\nevent: today\ndata: ${day}\n\n`,
    });
  });
  let extraDays = 0;
  await page.route('**/api/vacation/my-balance', async (route) => {
    const response = await route.fetch();
    const balance = await response.json();
    const vacationDaysAvailable = balance.vacationDaysAvailable + extraDays;
    await route.fulfill({ json: { ...balance, vacationDaysAvailable } });
  });
  await signIn(page, manager, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const calendar = await page.context().newPage();
  await calendar.goto('/time-off/calendar');
  const marked = calendar.locator('[aria-current=date]');
  await expect.poll(() => marked.getAttribute('data-date')).toBe(today);
  extraDays = 700;
  midnight.resolve();
  await seeText(page, /^7\d\d(\.5)?$/);
  await expect.poll(() => marked.getAttribute('data-date')).toBe(tomorrow);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
