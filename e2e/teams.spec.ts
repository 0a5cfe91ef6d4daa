import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, systemAdmin } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Teams' }).getByRole('listitem', { name, exact: true });

journey('the gaps between the faces of a team have the colour of its card', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams');
  const team = card(page, 'Mobile');
  const faces = team.getByRole('definition').getByRole('listitem');
  await faces.nth(1).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await team.evaluate((element) => getComputedStyle(element).backgroundColor);
    const { position, boxShadow } = await faces.nth(1).evaluate((element) => {
      const { position, boxShadow } = getComputedStyle(element);
      return { position, boxShadow };
    });
    // Without a position, the face before would cover the gap.
    expect(position).toBe('relative');
    expect(boxShadow).toContain(`${colour} 0px 0px 0px 2px`);
  }
});

journey('an administrator creates, edits and deletes a team', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams');
  await seeHeading(page, 'Team Management');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await seeText(dialog, 'Team name is required');
  await seeText(dialog, 'Department is required');
  await expectAccessible(page);

  await choose(page, dialog, 'Department', 'Engineering');
  await dialog.getByLabel('Team name').fill(' platform ');
  await seeText(dialog, /already/);
  expectAnswer(page, 409);
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect.poll(() => dialog.getByLabel('Team name').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => dialog.getByLabel('Team name').inputValue()).toBe(' platform ');

  await dialog.getByLabel('Team name').fill('Observatory');
  await seeText(dialog, 'This name is available');
  await pickUser(page, dialog, 'Team lead', 'yuki', 'Yuki Tanaka');
  await dialog.getByLabel('Description (optional)').fill('Looks at the stars.');
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await seeText(page, 'Team created');
  await seeText(card(page, 'Observatory'), 'Yuki Tanaka');

  await chooseUserAction(page, 'Observatory', 'Edit');
  await dialog.getByLabel('Team name').fill('Observatory West');
  await dialog.getByText('Active', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(page, 'Team saved');
  await seeText(card(page, 'Observatory West'), 'Inactive');

  await chooseUserAction(page, 'Observatory West', 'View Details');
  await seeHeading(page, 'Observatory West');
  await seeText(page, 'No team members yet');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Team' }).click();
  const question = page.getByRole('alertdialog');
  await seeText(
    question,
    'Are you sure you want to delete the team "Observatory West"? This action cannot be undone.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/teams');
  await seeText(page, 'Team deleted');
  await card(page, 'Observatory West').waitFor({ state: 'detached' });
});

journey('search and filters are in the address', async ({ page, openPage }) => {
  await signIn(page, hrAdmin, '/teams');
  await seeText(page, '9 teams found');
  await page.getByRole('searchbox', { name: 'Search' }).fill('SERVICE');
  await page.waitForURL(/search=SERVICE/);
  await seeText(page, '1 team found');
  await card(page, 'Service Desk').waitFor();

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await seeText(page, '9 teams found');
  await choose(page, page, 'Status', 'Inactive');
  await seeText(page, 'Status: Inactive');
  await card(page, 'Office Move').waitFor();
  await choose(page, page, 'Department', 'Engineering');
  await seeText(page, 'No teams match your filters');
  await seeText(page, 'Try adjusting your search criteria to find teams');
  await expectAccessible(page);

  await page.reload();
  await seeText(page, 'Status: Inactive');
  await seeText(page, 'Department: Engineering');

  const phone = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(phone, hrAdmin, '/teams');
  await card(phone, 'Service Desk').waitFor();
  await expectAccessible(phone);
  await expectNoHorizontalScroll(phone);
});

journey('a member is added up to the limit, not beyond it, and fits with other dates', async ({ page }) => {
  await signIn(page, systemAdmin, '/teams?search=Service');
  await card(page, 'Service Desk').getByRole('link', { name: 'Service Desk' }).click();
  await seeHeading(page, /^Team Members \(/);
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await seeText(dialog, 'Please select a user');
  await expectAccessible(page);

  await pickUser(page, dialog, 'User', 'lena.f', employee.name);
  await seeText(dialog, /within 100%|over 100%/);
  await seeText(dialog.getByRole('list', { name: 'Allocations in this period' }), /^Mobile \d/u);
  const start = mondayInWeeks(2);
  await typeDate(page, 'Start date', start);
  await typeAllocation(dialog, '25');
  await seeText(dialog, 'over 100%');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await seeText(dialog, 'Allocation exceeds available capacity (0% remaining)');
  await expectAccessible(page);

  await typeDate(page, 'Start date', mondayInWeeks(40));
  await seeText(dialog, 'within 100%');
  await typeDate(page, 'End date (optional)', daysAfter(mondayInWeeks(40), -1));
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await seeText(dialog, 'End date must be after start date');
  await typeDate(page, 'End date (optional)', daysAfter(mondayInWeeks(44), 4));
  await seeText(dialog, 'within 100%');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await seeText(dialog, /Lena Fischer is allocated 100% on/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: employee.email });
  await seeText(row, '25%');
  await row.getByRole('button', { name: 'Edit' }).click();
  await typeAllocation(dialog, '12.5');
  await expect.poll(() => dialog.getByRole('slider').inputValue()).toBe('13');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(page, 'Membership saved');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await seeText(row, '12.5%');

  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await seeText(question, 'Are you sure you want to remove Lena Fischer from this team?');
  await question.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
});

journey('the timeline describes its bars in words, at each width', async ({ page }) => {
  await signIn(page, systemAdmin, '/teams?search=Payments');
  await card(page, 'Payments').getByRole('link', { name: 'Payments' }).click();
  const timeline = page.getByRole('table', { name: /^Timeline of the team/ });
  const row = timeline.getByRole('row').filter({ hasText: 'Sofía Papadopoúlou' });
  await expect.poll(() => row.textContent()).toMatch(/100%/);
  await page.getByText('Half year', { exact: true }).click();
  await page.waitForURL(/span=half-year/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

journey('a missing team shows a message and a way back', async ({ page }) => {
  await signIn(page, systemAdmin, '/teams/not-an-id');
  await seeText(page, 'Invalid team ID provided.');
  expectAnswer(page, 404);
  await page.goto('/teams/01890000-0000-7000-8000-000000000000');
  await seeHeading(page, 'Team not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Teams' }).click();
  await seeHeading(page, 'Team Management');
});

journey('an employee sees their own teams but no team management', async ({ page }) => {
  await signIn(page, employee, '/profile');
  await seeHeading(page, 'My teams');
  await seeText(page, 'Mobile');
  await seeText(page, 'Total allocation');
  await seeHeading(page, 'Employment');
  await seeText(page, 'Work schedule');
  await expectAccessible(page);
  await page.goto('/teams/mine');
  await seeHeading(page, 'My Teams');
  await expectAccessible(page);
  await card(page, 'Mobile').getByRole('link', { name: 'Mobile' }).click();
  await seeHeading(page, 'Mobile');
  await page.getByRole('table', { name: 'Team members' }).waitFor();
  expect(await page.getByRole('button', { name: /^(Edit|Add|Remove|Delete)/ }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Teams' }).click();
  await seeHeading(page, 'My Teams');
  await page.goto('/teams');
  await seeHeading(page, 'Access Denied');
});

async function choose(page: Page, within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function pickUser(
  page: Page,
  dialog: Locator,
  label: string,
  search: string,
  name: string,
): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('combobox', { name: `Search: ${label}` }).fill(search);
  await page.getByRole('option', { name }).click();
}

async function typeAllocation(dialog: Locator, percent: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Allocation' }).fill(percent);
  await dialog.getByRole('textbox', { name: 'Allocation' }).press('Tab');
}
