import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

const pageSize = 50;

journey(
  'select all spans the pages, and one call decides after a confirmation',
  async ({ page, almanac }) => {
    const lena = await signInOverApi(almanac, employee.email);
    for (let index = 0; index < pageSize; index += 1) {
      const day = daysAfter(mondayInWeeks(40 + Math.floor(index / 5)), index % 5);
      const asked = await lena.post('/vacation', { type: 'UNPAID', startDate: day, endDate: day });
      expect(asked.status).toBe(201);
    }
    await signIn(page, manager, '/time-off/approvals');
    await seeText(page, /Showing page 1 of 2/);
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await seeText(page, `${pageSize} selected`);
    await page.getByRole('button', { name: /^Select all \d+$/ }).click();
    await page
      .getByText(/^\d+ selected$/)
      .filter({ hasNotText: `${pageSize} selected` })
      .waitFor();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Reject selected' }).click();
    const rejection = page.getByRole('dialog', { name: 'Reject Requests' });
    await rejection.getByRole('button', { name: /^Reject \d+ Requests$/ }).waitFor();
    await rejection.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    const question = page.getByRole('alertdialog', { name: 'Approve Requests' });
    await seeText(question, /Not all of them are on this page\.$/);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await question.getByRole('button', { name: 'Approve' }).click();
    // A call that times out in the browser is retried with its idempotency key.
    await page.getByText('All Caught Up!').waitFor({ timeout: 120_000 });
    expect(new Set(calls)).toEqual(new Set(['/api/vacation/bulk/approve']));
    const left = await (await lena.get('/vacation/my-requests?limit=1000&status=PENDING')).json();
    expect(left.data).toEqual([]);
  },
);
