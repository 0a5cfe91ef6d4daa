import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

const down = { status: 503, json: { message: 'The database is unavailable' } };

journey('what failed to load while the server was down loads by itself once it is back', async ({ page }) => {
  await signIn(page, employee);
  expectAnswer(page, 503);
  let isDown = true;
  const outage = /\/api\/(vacation\/my-requests|health\/ready)/;
  await page.route(outage, (route) => (isDown ? route.fulfill(down) : route.continue()));
  await page
    .getByRole('link', { name: 'Time Off' })
    .or(page.getByRole('button', { name: 'Time Off' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'My Requests' }).first().click();
  await seeText(page, 'Error Loading Requests');
  await expectAccessible(page);

  // The message and its button stay where they are during another attempt.
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.focus();
  await page.keyboard.press('Enter');
  await page.waitForRequest(outage);
  await seeText(page, 'Error Loading Requests');
  expect(await page.getByRole('status', { name: 'Loading requests' }).count()).toBe(0);

  isDown = false;
  await retry.waitFor({ state: 'detached' });
  await seeText(page, /\d total requests?/);
});
