import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { colleague, hrAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const married = { name: 'Yuki Tanaka', email: 'yuki.sato@example.com' };

journey(
  'a changed address notifies both addresses, signs the person out and signs in from then on',
  async ({ page, openPage }) => {
    const herPage = await openPage();
    await signIn(herPage, colleague);
    await signIn(page, hrAdmin);
    expectAnswer(herPage, 401);
    await page.goto(`/admin/users?search=${colleague.email}`);
    await chooseUserAction(page, colleague.name, 'Edit');
    const dialog = page.getByRole('dialog', { name: `Edit ${colleague.name}` });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await email.fill(hrAdmin.email);
    await expectAccessible(page);
    expectAnswer(page, 409);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(dialog, `There is already an account for ${hrAdmin.email}`);
    await email.fill(married.email);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(page, 'User saved');

    await herPage.goto('/dashboard');
    await herPage.getByLabel('Email Address').waitFor();
    await signIn(herPage, married);
    await page.goto('/dev/mailbox');
    await seeText(page, `from ${colleague.email} to ${married.email}`);
    await herPage.goto('/time-off/my-requests');
    await seeHeading(herPage, 'My Time Off Requests');
  },
);
