import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { loseSessionAt } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { hrAdmin } from './fixtures/people.ts';
import { followLink, requestLink, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Rows of the import' });

async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

journey('the template has every column, and imports a person added to it', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users/import');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Template' }).click();
  const template = await downloading;
  expect(template.suggestedFilename()).toBe('people.csv');
  const headings = await readFile(await template.path(), 'utf8');
  const cells = {
    email: 'noor.aziz@example.com',
    name: 'Noor Aziz',
    role: 'EMPLOYEE',
    'opening VACATION': '3',
  };
  const names = headings.replace('\uFEFF', '').trim().split(',');
  const line = names.map((name) => (cells as Record<string, string>)[name] ?? '').join(',');
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${headings}${line}\r\n`),
  });
  await seeText(rowsOf(page), 'Noor Aziz');
  await seeText(page, '1 new');
  await seeText(page, `All ${names.length} columns are imported`);
});

journey('a German Excel list is read with its columns and dates, and survives a reload', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users/import');
  await seeHeading(page, 'Import People');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Personal.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'sep=;\r\nNachname;Vorname;E-Mail;Eintritt;Gehalt;Notiz\r\n' +
        'Müller;Jörg;joerg.mueller@example.com;03/04/2024;Engineering\r\n',
      'latin1',
    ),
  });
  await seeText(page, 'Personal.csv is not UTF-8');
  await seeText(rowsOf(page), 'Jörg Müller');
  await seeText(page, /03\/04\/2024 can be two days/);
  await choose(page, /Dates with slashes/, 'Day first, as in 31/12/2026');
  await seeText(page, '1 new');
  await seeText(page, '4 of 6 columns are imported');
  await choose(page, /Gehalt/, 'department');
  await seeText(rowsOf(page), 'Engineering');
  await expectAccessible(page);

  await page.reload();
  await seeHeading(page, 'Import People');
  expect(await page.getByLabel('CSV text').inputValue()).toContain('Müller;Jörg');
  await page.getByRole('button', { name: 'Preview' }).click();
  await seeText(rowsOf(page), 'Engineering');
  await seeText(rowsOf(page), /from.*3 Apr 2024/);

  const welcome = page.getByRole('switch', { name: 'Email new people how to sign in' });
  await welcome.press('Space');
  expectAnswer(page, 401);
  await loseSessionAt(page, '**/api/admin/users/import');
  await page.getByRole('button', { name: 'Import 1 Person' }).click();
  await page.waitForURL(/\/login\?callbackURL=%2Fadmin%2Fusers%2Fimport/);
  await followLink(page, await requestLink(page, hrAdmin.email));
  await seeText(rowsOf(page), 'Engineering');
  expect(await welcome.isChecked()).toBe(true);
  const text = page.getByLabel('CSV text');
  await text.fill((await text.inputValue()).replace('Jörg', 'Jürgen'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await seeText(rowsOf(page), 'Jürgen Müller');
  await seeText(rowsOf(page), 'Engineering');
  await page.getByRole('button', { name: 'Import 1 Person' }).click();
  await seeText(page, 'People imported');
  await page.goto('/admin/users/import');
  await seeHeading(page, 'Import People');
  expect(await page.getByLabel('CSV text').inputValue()).toBe('');
});

journey('an ambiguous encoding can be chosen, and an old workbook is recognised', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users/import');
  await seeHeading(page, 'Import People');
  const chooseFile = (name: string, bytes: number[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await chooseFile('people.csv', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
  await seeText(page, 'people.csv is an old Excel file (.xls): please save it as .xlsx and choose that');
  const header = [...Buffer.from('email,name\nadam.nowak@example.com,')];
  await chooseFile('polish.csv', [...header, 0xa3, 0xf3, 0x64, 0x9f]);
  await seeText(rowsOf(page), '£ódŸ');
  await choose(page, /File encoding/, 'Central European (Windows-1250)');
  await seeText(rowsOf(page), 'Łódź');
  await expectAccessible(page);
});

journey('balances come from an Excel file, for the day that is chosen', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users/import');
  await seeHeading(page, 'Import People');
  const file = await writeXlsxFile([
    ['E-Mail', 'Name', 'Employment start', 'opening VACATION'].map((value) => ({ value })),
    ['ida.stone@example.com', 'Ida Stone', new Date(Date.UTC(2024, 0, 1)), 12.5].map((value) =>
      value instanceof Date ? { value, format: 'dd.mm.yyyy' } : { value },
    ),
  ]).toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: file });
  await seeText(page, 'people.xlsx is chosen');
  await seeText(rowsOf(page), 'Ida Stone');
  await seeText(rowsOf(page), /^VACATION: balance 12.5, by an entry of /);
  await page.getByText('what was carried over from the last leave year').click();
  await seeText(rowsOf(page), /^VACATION: balance .*, by an entry of /);
  await expectAccessible(page);
});
