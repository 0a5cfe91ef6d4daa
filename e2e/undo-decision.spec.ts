import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

journey(
  'one or several decisions are undone from the message or by Z, and no one is notified',
  async ({ page, almanac }) => {
    const lena = await signInOverApi(almanac, employee.email);
    const reasons = ['Taken back once', 'Taken back twice'] as const;
    for (const [week, reason] of reasons.entries()) {
      const monday = mondayInWeeks(32 + week);
      await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 1) }, reason);
    }
    await signIn(page, manager, '/time-off/approvals');
    const [first, second] = reasons.map((reason) => page.getByRole('listitem').filter({ hasText: reason }));
    if (!first || !second) throw new Error('There are two cards');
    const undo = page.getByRole('button', { name: 'Undo' });

    await first.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, /^Approved: /);
    await first.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' });
    await undo.click();
    await seeText(page, 'Decision undone');
    await first.getByRole('button', { name: 'Reject' }).waitFor();

    for (const card of [first, second]) await card.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await seeText(page, '2 approved');
    await page.keyboard.press('z');
    await seeText(page, '2 decisions undone');
    for (const card of [first, second]) await card.getByRole('button', { name: 'Reject' }).waitFor();

    const mine = await (await lena.get('/vacation/my-requests?limit=100')).json();
    const statuses = mine.data
      .filter(({ reason }: { reason?: string }) => reasons.some((each) => each === reason))
      .map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['PENDING', 'PENDING']);

    await first.getByRole('button', { name: 'Approve' }).click();
    await undo.waitFor();
    await first.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  },
);

journey(
  'speech users switch the letter shortcut off and keep its Ctrl variant',
  async ({ page, almanac }) => {
    const lena = await signInOverApi(almanac, employee.email);
    const monday = mondayInWeeks(35);
    await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 1) }, 'Without letters');
    await signIn(page, manager, '/profile');
    const letter = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await page.getByText('Single-key shortcuts').click();
    await expect.poll(() => letter.isChecked()).toBe(false);
    await expectAccessible(page);

    await page.goto('/time-off/approvals');
    const card = page.getByRole('listitem').filter({ hasText: 'Without letters' });
    await card.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, /^Approved: /);
    await page.keyboard.press('z');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.waitFor();
    expect(await undo.textContent()).toBe('Undo');
    await page.keyboard.press('Control+z');
    await seeText(page, 'Decision undone');
    await card.getByRole('button', { name: 'Reject' }).waitFor();
  },
);
