import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const reasons = ['By key one', 'By key two', 'By key three'] as const;

journey('requests are decided by keyboard alone, next to their context', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  for (const [week, reason] of reasons.entries()) {
    const monday = mondayInWeeks(30 + week);
    await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 1) }, `${reason}\nAnd more.`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, manager, '/time-off/approvals');
  const cards = page.getByRole('list', { name: 'Requests to decide' }).getByRole('listitem');
  const cardOf = (reason: string) => cards.filter({ hasText: reason });
  const active = page.locator('li[aria-current=true]');
  await cardOf(reasons[2]).waitFor();
  await seeText(page, 'Turn these off in your profile.');
  const heights = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);

  for (let key = await cards.count(); key > 0; key -= 1) {
    if ((await active.textContent())?.includes(reasons[0])) break;
    await page.keyboard.press('j');
  }
  await expectFocus(cardOf(reasons[0]));
  const pane = page.getByRole('region', { name: employee.name });
  await seeText(pane, 'And more.');
  await seeHeading(pane, 'Days');
  await seeText(pane, /: 1 day$/);
  await seeHeading(pane, 'Away on these days');
  await seeText(pane, employee.email);
  await expectAccessible(page);

  await page.keyboard.press('a');
  await seeText(page, new RegExp(`^Approved: ${employee.name}`));
  await cardOf(reasons[0]).waitFor({ state: 'detached' });
  await expectFocus(cardOf(reasons[1]));
  await page.keyboard.press('j');
  await expectFocus(cardOf(reasons[2]));
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await seeText(page, '1 selected');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject Vacation Request' });
  await expectFocus(dialog.getByRole('textbox'));
  await page.keyboard.type('A jar of jam');
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('A jar of jam');
  await dialog.getByRole('button', { name: 'Reject Request' }).press('Enter');
  await seeText(page, new RegExp(`^Rejected: ${employee.name}`));
  await cardOf(reasons[1]).waitFor({ state: 'detached' });
});

journey('on a phone the reason is there and the buttons are thumb-sized', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  const monday = mondayInWeeks(36);
  await requestVacation(lena, { startDate: monday, endDate: monday }, 'On the phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, manager, '/time-off/approvals');
  const card = page.getByRole('listitem').filter({ hasText: 'On the phone' });
  const approve = card.getByRole('button', { name: 'Approve' });
  await approve.scrollIntoViewIfNeeded();
  expect((await approve.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await seeText(card, 'On the phone');
  await seeText(card, /\d+ of \d+ left/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

journey('nine requests fit a laptop, each with its reason', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  for (const index of Array.from({ length: 9 }, (_, each) => each)) {
    const friday = daysAfter(mondayInWeeks(38 + index), 4);
    await requestVacation(lena, { startDate: friday, endDate: friday }, `Reason ${index}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, manager, '/time-off/approvals');
  const cards = page.getByRole('list', { name: 'Requests to decide' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9);
  await seeText(cards.nth(8), /^\d+ (of \d+ )?left|^No balance/);
  const bottom = await cards.nth(8).evaluate((card) => card.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);
  await seeText(cards.filter({ hasText: 'Reason 0' }), 'Reason 0');
});
