import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { mondayInWeeks, signIn } from './fixtures/steps.ts';
import { cardsOf } from './fixtures/waiting-requests.ts';

// A dialog hides the page from the accessibility tree, but not from view.
const decisionButtons = (page: Page) => page.locator('button').filter({ hasText: /^(Approve|Reject)/ });

const actions = [
  ...[/^Edit:/, /^Cancel:/, /^Delete:/, /^Report sick days/, /^Shorten/],
  ...['Change dates', 'Withdraw', 'Cancel time off'],
];

const people = [
  ['an employee', employee],
  ['a manager', manager],
  ['an HR administrator', hrAdmin],
  ['a system administrator', systemAdmin],
] as const;

for (const [index, [who, person]] of people.entries()) {
  journey(
    `${who} sees no Approve or Reject on their own request, whichever dialog is open`,
    async ({ page, almanac }) => {
      const reason = 'Own request with a dialog';
      const client = await signInOverApi(almanac, person.email);
      const pending = mondayInWeeks(44 + index);
      const created = await client.post('/vacation', {
        ...{ type: 'VACATION', startDate: pending, endDate: pending, reason },
      });
      const { id } = await created.json();
      const today = Temporal.Now.plainDateISO('UTC').toString();
      await client.post('/vacation', { type: 'SICK_LEAVE', startDate: today, endDate: today, reason });
      await signIn(page, person);
      const lists = ['/time-off/my-requests?limit=100', `/time-off/requests/${id}`];
      if (person !== employee) lists.push('/time-off/approvals?tab=all&status=PENDING');
      let opened = 0;
      for (const address of lists) {
        await page.goto(address);
        const row = address.includes('/requests/')
          ? page.getByRole('region', { name: person.name })
          : cardsOf(page, reason).filter({ hasText: 'Pending' }).first();
        await row.waitFor();
        for (const action of actions) {
          const button = row.getByRole('button', { name: action });
          if ((await button.count()) === 0 || (await button.isDisabled())) continue;
          const before = address.includes('tab=all') ? await decisionButtons(page).count() : 0;
          await button.click();
          const dialog = page.locator('[role=dialog], [role=alertdialog]');
          await dialog.waitFor();
          opened += 1;
          expect(await decisionButtons(page).count(), `${action} on ${address}`).toBe(before);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
        }
      }
      expect(opened).toBeGreaterThanOrEqual(lists.length * 2);
    },
  );
}
