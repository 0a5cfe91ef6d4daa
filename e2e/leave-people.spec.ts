import { dateText } from '@almanac/domain/calendar/date-text';
import { policyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { policyTemplates, templateRules } from '@almanac/domain/leave/plans/policy-templates';
import { englishTexts } from '@almanac/domain/testing/english';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { hrAdmin, systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { userAction } from './fixtures/user-actions.ts';

const today = Temporal.Now.plainDateISO('UTC');
const yearStart = `${today.year}-01-01`;

journey('HR moves people to another plan from a date, after a preview', async ({ almanac, page }) => {
  const admin = await signInOverApi(almanac, systemAdmin.email);
  const [template] = policyTemplates;
  const rules = template && policyDocument('DAY').parse(templateRules(template, 'DAY', englishTexts));
  const policies = [{ type: 'VACATION', from: yearStart, rules }];
  await admin.post('/admin/leave/plans', { name: 'Thirty days', yearStart: '01-01', policies });

  await signIn(page, hrAdmin, '/admin/leave/people?search=yuki');
  await seeText(page, '1 person');
  await expectAccessible(page);
  await page.getByText('Select all').click();
  await seeText(page, '1 selected');
  await page.getByRole('button', { name: 'Change from…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Terms of 1 Person' });
  expectAnswer(page, 400);
  await dialog.getByRole('button', { name: 'Preview Changes' }).click();
  await seeText(dialog, 'From is required');
  await typeDate(dialog, 'From', yearStart);
  await dialog.getByRole('button', { name: /Leave plan/ }).click();
  await page.getByRole('option', { name: 'Thirty days' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Preview Changes' }).click();
  await page.getByRole('button', { name: 'Apply to 1 Person' }).click();
  await seeText(page.getByRole('table', { name: 'People' }), 'Thirty days');

  await page.getByRole('button', { name: /^History/ }).click();
  const history = page.getByRole('dialog', { name: /^Leave Terms of Yuki/ });
  await history.waitFor();
  await expectAccessible(page);
  await history
    .getByRole('button', { name: `Delete the terms from ${dateText(yearStart, 'en-GB')}` })
    .click();
  const removal = page.getByRole('dialog', { name: 'Delete Change' });
  await seeText(removal, /^1 person · /);
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Delete', exact: true }).click();
  await seeText(page, 'Change deleted');
  await history.getByRole('cell', { name: 'Thirty days' }).waitFor({ state: 'detached' });
});

journey('a closed year refuses changes', async ({ page }) => {
  await signIn(page, hrAdmin, `/admin/leave/year-end?through=${yearStart}`);
  await seeHeading(page, 'Balances at year end');
  await page.getByRole('table', { name: 'Balances by plan and type' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close Through This Day' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close Through This Day' });
  await question.getByText('Every balance').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close Through This Day' }).click();
  await seeText(page, 'Closed; these numbers are final.');

  await page.goto('/admin/users?search=zhang');
  await (await userAction(page, /^Actions for Zhang/, 'Edit')).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Zhang/ });
  await typeDate(dialog, 'Employment start (optional)', today.toString());
  expectAnswer(page, 409);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Change the totals').click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(dialog, 'This would change a closed year; correct it by an adjustment in the open year');
  expect(await dialog.isVisible()).toBe(true);
});
