import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { hrAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('HR sets up a file for payroll, hands the month over and downloads it', async ({ page }) => {
  await signIn(page, hrAdmin, '/settings/payroll');
  await seeHeading(page, 'Payroll');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Profile' }).click();
  await seeHeading(page, 'New Profile');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our payroll');
  await page.getByRole('switch', { name: 'Vacation in the file' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Code of Vacation', exact: true }).fill('500');
  await page.getByRole('button', { name: 'Add Column' }).click();
  await page.getByRole('button', { name: 'Add Column' }).click();
  await page.getByRole('button', { name: 'Remove column 1' }).click();
  await seeText(page, 'Lena Fischer');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('button', { name: 'Add Profile' }).click();
  await seeText(page, 'Profile added');
  await seeText(page.getByRole('main'), 'Our payroll');

  // The profile that is chosen first needs personnel numbers; a day is handed over once.
  expectAnswer(page, 409);
  await page.getByRole('link', { name: 'Open the Month' }).click();
  const handOver = page.getByRole('button', { name: /^Hand Over/ });
  await handOver.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Export profile/ }).click();
  await page.getByRole('option', { name: 'Our payroll' }).click();
  await seeText(dialog, 'No corrections of earlier months.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Hand Over/ }).click();
  await seeText(page.getByRole('dialog'), 'Import the file into your payroll program');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payroll-\d{4}-\d{2}\.csv$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

  await handOver.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Export profile/ })
    .click();
  await page.getByRole('option', { name: 'Our payroll' }).click();
  await seeText(page.getByRole('dialog'), 'Already handed over');
  await page.getByRole('button', { name: 'Make the latest run again' }).click();
  await page.getByRole('button', { name: 'Hand Over Again' }).click();
  await seeText(page.getByRole('dialog'), 'Import the file into your payroll program');
});
