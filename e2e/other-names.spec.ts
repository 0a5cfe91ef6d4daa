import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

journey('a type and a place get names in other languages', async ({ openPage }) => {
  const page = await openPage();
  await signIn(page, hrAdmin, '/admin/leave/types');
  await page.getByRole('button', { name: 'Change Unpaid Leave' }).click();
  const type = page.getByRole('dialog', { name: 'Change Unpaid Leave' });
  await type.getByRole('button', { name: 'Names in other languages' }).click();
  const german = type.getByRole('textbox', { name: 'Name in German' });
  const arabic = type.getByRole('textbox', { name: 'Name in Arabic' });
  expect(await german.getAttribute('lang')).toBe('de');
  expect(await arabic.getAttribute('dir')).toBe('rtl');
  await german.fill('Sonderurlaub');
  await arabic.fill('إجازة خاصة');
  await expectAccessible(page);
  await type.getByRole('button', { name: 'Save Type' }).click();
  await seeText(page, 'Type changed');
  await page.getByRole('button', { name: 'Change Unpaid Leave' }).click();
  await type.getByRole('button', { name: 'Names in other languages' }).click();
  expect(await german.inputValue()).toBe('Sonderurlaub');
  expect(await arabic.inputValue()).toBe('إجازة خاصة');
  await type.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(new URL('/admin/leave/places', page.url()).href);
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const place = page.getByRole('dialog');
  await place.getByRole('button', { name: 'Names in other languages' }).click();
  await place.getByRole('textbox', { name: 'Name in French' }).fill('Siège');
  await place.getByRole('button', { name: 'Save', exact: true }).click();
  await seeText(page, 'Place changed');
});
