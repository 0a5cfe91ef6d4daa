import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

/** Facts that only the person, their approvers and administrators see. */
const factTerms = ['Place', 'Leave plan', 'Work schedule', 'Start', 'Manager'];

function seeFact(page: Page, term: string, text: string | RegExp): Promise<void> {
  const fact = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  return seeText(fact, text);
}

/** Opens a person page from the list of people. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(`/people?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

journey('a colleague sees only the address, department, teams and known absences', async ({ page }) => {
  await signIn(page, employee);
  await openPerson(page, manager.name);
  for (const term of ['Email', 'Time off today', 'Next time off']) await seeFact(page, term, /./);
  await page.getByRole('link', { name: manager.email }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await page.getByText('Leave Balance').count()).toBe(0);
  for (const term of factTerms) expect(await page.getByText(term, { exact: true }).count(), term).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Request Time Off for/ }).count()).toBe(0);
  await expectAccessible(page);
});

journey("a person's own page shows their days and requests", async ({ page }) => {
  await signIn(page, employee);
  await openPerson(page, employee.name);
  await seeHeading(page, 'Leave Balance');
  await page.getByRole('link', { name: 'My Profile' }).waitFor();
  await seeHeading(page, 'Your details');
  for (const term of factTerms) await seeText(page, term);
  await seeFact(page, 'Manager', manager.name);
  await page.getByRole('tab', { name: 'Requests' }).click();
  await seeText(page, 'total requests');
  expect(await page.getByRole('tab', { name: 'History' }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('tab')).toBe('requests');
});

journey(
  "a manager sees their people's days and requests, and acts on their behalf from there",
  async ({ page }) => {
    await signIn(page, manager);
    await openPerson(page, employee.name);
    await seeHeading(page, 'Leave Balance');
    await seeHeading(page, 'Teams');
    await seeText(page, /^Employee · /);
    for (const term of factTerms) await seeText(page, term);
    await seeFact(page, 'Work schedule', /5 days a week/);
    await seeText(page, 'Current and upcoming teams');
    expect(await page.getByRole('button', { name: /^(Change |Add to Team|Actions for)/ }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request Time Off for Lena' }).click();
    await page.getByRole('dialog', { name: `Time Off for ${employee.name}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Requests' }).click();
    const requests = page.getByRole('list', { name: 'Requests' });
    await requests.waitFor();
    const names = await requests.getByText(employee.name).count();
    expect(names).toBe(await requests.getByRole('listitem').count());
    expect(await page.getByRole('tab', { name: 'History' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: `Actions for ${employee.name}` }).count()).toBe(0);
  },
);

journey('an administrator edits a person on their page and sees the history there', async ({ openPage }) => {
  const page = await openPage();
  await signIn(page, hrAdmin);
  await openPerson(page, 'Jack Thompson');
  await chooseUserAction(page, 'Jack Thompson', 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Jack Thompson-Reyes');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await seeHeading(page, 'Jack Thompson-Reyes');
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('table', { name: 'Audit log' });
  await history.getByRole('button').first().click();
  await history.getByText('Jack Thompson-Reyes').first().waitFor();
  expect(await history.getByText('Looked at').count()).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Open in Audit Log' }).click();
  await seeHeading(page, 'Audit Log');
});

journey("a manager requests days in an employee's year view", async ({ page }) => {
  await signIn(page, manager);
  await openPerson(page, employee.name);
  const monday = mondayInWeeks(40);
  await page.getByRole('tab', { name: 'Year' }).click();
  await page.getByRole('grid', { name: /^Year/ }).waitFor();
  await page.goto(`${page.url()}&year=${monday.slice(0, 4)}`);
  const year = page.getByRole('grid', { name: `Year ${monday.slice(0, 4)}` });
  await year.locator(`[data-day="${monday}"]`).waitFor();
  await expectAccessible(page);
  await year.locator(`[data-day="${monday}"]`).click();
  const dialog = page.getByRole('dialog', { name: `Time Off for ${employee.name}` });
  await seeText(dialog.getByRole('group', { name: 'Start date' }), monday.slice(0, 4));
  await dialog.getByRole('button', { name: 'Save Request' }).click();
  await dialog.waitFor({ state: 'detached' });
  await year
    .getByRole('gridcell', { name: /Sick Leave/ })
    .first()
    .waitFor();
});

journey('hovering over a name shows a summary, and Escape dismisses it', async ({ page }) => {
  await signIn(page, employee, `/people?search=${encodeURIComponent(manager.name)}`);
  // Hover only registers after the pointer has moved once.
  await page.getByRole('heading', { name: 'People' }).hover();
  await page.getByRole('link', { name: manager.name, exact: true }).hover();
  const card = page.getByRole('tooltip');
  await seeText(card, manager.email);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
});
