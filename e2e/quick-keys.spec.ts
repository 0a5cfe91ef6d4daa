import type { Locator } from 'playwright-core';
import { journey } from './fixtures/journey.ts';
import { manager } from './fixtures/people.ts';
import { monthAfter, monthName, seeHeading, signIn } from './fixtures/steps.ts';

journey('each key counts in a grid that switches month or year', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  const today = (await page.locator('[aria-current=date]').getAttribute('data-date')) ?? '';
  await pressAtOnceOnceDrawn(page.locator('[aria-current=date]'), 'PageDown', 4);
  await seeHeading(page, monthName(monthAfter(today.slice(0, 7), 4)));

  await page.goto('/time-off/calendar?view=people');
  await page.getByRole('grid').locator('[tabindex="0"]').waitFor();
  await pressAtOnceOnceDrawn(page.getByRole('grid').locator('[tabindex="0"]'), 'PageDown', 4);
  await seeHeading(page, monthName(monthAfter(today.slice(0, 7), 4)));

  await page.goto('/time-off');
  await page
    .getByRole('gridcell', { name: /free day$/ })
    .first()
    .waitFor();
  await pressAtOnceOnceDrawn(page.locator('[data-day][aria-current=date]'), 'PageDown', 2);
  await seeHeading(page, `${Number(today.slice(0, 4)) + 2}`);
});

/** Presses the key repeatedly, each time as soon as the page reacted to the previous press. */
async function pressAtOnceOnceDrawn(cell: Locator, key: string, times: number): Promise<void> {
  await cell.focus();
  await cell.evaluate(
    async (_cell, press) => {
      const within = (grid: Element | null) => [...(grid?.querySelectorAll('[data-date], [data-day]') ?? [])];
      const daysShown = () =>
        within(document.querySelector('[role=grid]'))
          .map((day) => day.outerHTML.match(/data-da(?:te|y)="([^"]+)/)?.[1])
          .join();
      for (let pressed = 0; pressed < press.times; pressed += 1) {
        const before = daysShown();
        const drawn = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (daysShown() === before) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        });
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true }),
        );
        await Promise.race([drawn, new Promise((late) => setTimeout(late, 5_000))]);
      }
    },
    { key, times },
  );
}

journey("a key works from a page's first paint", async ({ page }) => {
  await signIn(page, manager);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('#main h1') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Search people, pages and actions' }).waitFor();
});
