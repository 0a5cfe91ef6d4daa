import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee, manager } from './fixtures/people.ts';
import { expectFocus, seeHeading, seeText, signIn, tabTo } from './fixtures/steps.ts';
import { type UserInput, watchUserInput } from './fixtures/user-input.ts';

// The rate limit is five sign-in links per person and quarter of an hour.

/** Signs in, waits for the dashboard and starts counting input events. */
async function begin(page: Page, person: { name: string; email: string }): Promise<UserInput> {
  const input = await watchUserInput(page.context());
  await signIn(page, person);
  return input;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function expectKeyboardOnly({ keys, pointerEvents }: UserInput): void {
  expect(keys).not.toEqual([]);
  expect(pointerEvents).toEqual([]);
}

journey('a pointer event is detected', async ({ page }) => {
  const input = await begin(page, colleague);
  await page.mouse.click(5, 5);
  await expect.poll(() => input.pointerEvents).toContain('pointerdown');
  expect(input.presses).toBe(1);
});

journey('ten keys request a day off: C, the date, and Ctrl with Enter', async ({ page }) => {
  const input = await begin(page, employee);
  await press(page, 'c');
  const start = page.getByRole('group', { name: 'Start date' });
  await expectFocus(start.getByRole('spinbutton', { name: /^day/ }));
  await press(page, ...'07122027');
  await seeText(page.getByRole('main'), /: 1 day\./);
  await press(page, 'Control+Enter');
  await seeText(page, 'Time off request submitted');
  expect(input.keys).toEqual(['c', ...'07122027', 'Ctrl Enter']);
  expectKeyboardOnly(input);
});

journey('one day off is requested by keyboard in the year', async ({ page }) => {
  const input = await begin(page, employee);
  await press(page, 'c');
  await seeHeading(page, 'Request Time Off');
  await page
    .getByRole('gridcell', { name: /free day/ })
    .first()
    .waitFor();
  await tabTo(page, page.getByRole('grid', { name: /^My Year/ }));
  const focused = page.locator('[data-day]:focus');
  await expect.poll(() => focused.getAttribute('aria-current')).toBe('date');
  let label = ', ';
  while (label.includes(', ')) {
    const before = await focused.getAttribute('data-day');
    await press(page, 'ArrowRight');
    await expect.poll(() => focused.getAttribute('data-day')).not.toBe(before);
    label = (await focused.getAttribute('aria-label')) ?? '';
  }
  await press(page, 'Enter');
  const form = page.getByRole('dialog', { name: 'Request Time Off' });
  await seeText(form, /: 1 day\./);
  await tabTo(page, form.getByRole('button', { name: 'Submit Request' }));
  await press(page, 'Enter');
  await seeText(page, 'Time off request submitted');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: `${label}, Vacation, pending` }).waitFor();
  expectKeyboardOnly(input);
});

journey('five keys approve five requests, and one key undoes them', async ({ page }) => {
  const input = await begin(page, manager);
  await press(page, 'g', 'a');
  const cards = page.getByRole('list', { name: 'Requests to decide' }).getByRole('listitem');
  await cards.first().waitFor();
  const before = await cards.count();
  expect(before).toBeGreaterThanOrEqual(5);
  for (let decided = 1; decided <= 5; decided += 1) {
    await press(page, 'a');
    await expect.poll(() => cards.count()).toBe(before - decided);
  }
  await seeText(page, '5 approved');
  await press(page, 'z');
  await seeText(page, '5 decisions undone');
  await expect.poll(() => cards.count()).toBe(before);
  expect(input.keys).toEqual(['g', 'a', 'a', 'a', 'a', 'a', 'a', 'z']);
  expectKeyboardOnly(input);
});

journey(
  'the dashboard shows who is away next week, and the full list opens by keyboard',
  async ({ page }) => {
    const input = await begin(page, colleague);
    const card = page.getByRole('region', { name: 'Away' });
    await card.getByRole('heading', { name: 'Next week' }).waitFor();
    await seeText(card, /back \w{3} \d/);
    await press(page, 'g', 'c');
    await seeHeading(page, 'Who is away');
    await page.getByRole('heading', { name: 'Next week' }).waitFor();
    const name = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await tabTo(page, name);
    const shown = (await name.textContent()) ?? '';
    await press(page, 'Enter');
    await seeHeading(page, shown);
    expectKeyboardOnly(input);
  },
);

journey('typing a name finds the colleague', async ({ page }) => {
  const input = await begin(page, colleague);
  await press(page, 'Control+k', ...'fischer', 'Enter');
  await seeHeading(page, employee.name);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expectKeyboardOnly(input);
  await expectAccessible(page);
});

journey('the balance is explained by keyboard', async ({ page }) => {
  const input = await begin(page, employee);
  await seeText(page, 'Your next days off');
  await tabTo(page, page.getByRole('link', { name: /available, Vacation Days: show all lines$/ }));
  await press(page, 'Enter');
  await page.getByRole('table', { name: /^Vacation,/ }).waitFor();
  await seeText(page, 'Granted');
  expectKeyboardOnly(input);
});

journey(
  'the next days off are cancelled by keyboard, and the confirmation defaults to no',
  async ({ page }) => {
    const input = await begin(page, employee);
    const line = page.getByText('Your next days off').locator('xpath=..');
    await tabTo(page, line.getByRole('link'));
    await press(page, 'Enter');
    await seeHeading(page, 'Time Off Request');
    await tabTo(page, page.getByRole('button', { name: /^(Withdraw|Cancel time off)$/ }));
    await press(page, 'Enter');
    const question = page.getByRole('alertdialog', { name: 'Cancel Request' });
    await expectFocus(question.getByRole('button', { name: 'Keep' }));
    await tabTo(page, question.getByRole('button', { name: 'Cancel Request' }));
    await press(page, 'Enter');
    await seeText(page, 'Time off request cancelled');
    await seeText(page.getByRole('region', { name: employee.name }), /^Cancelled$/);
    expectKeyboardOnly(input);
  },
);
