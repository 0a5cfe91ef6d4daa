import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee, hrAdmin, manager } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const photosIn = (part: Locator) => part.locator('img[src^="/api/photos/"]');

/** Whether the only photo of the part has loaded. */
async function seePhoto(part: Locator): Promise<void> {
  const photo = photosIn(part);
  const isShown = () => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await photo.waitFor();
  await expect.poll(isShown).toBe(true);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const menuOf = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Account/ });

/** Chooses a picture as the photo; the dialog opens. */
async function choosePicture(page: Page, button: string): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  return page.getByRole('dialog', { name: button });
}

journey(
  'a photo is beside the name everywhere, until an administrator removes it',
  async ({ page, openPage }) => {
    await signIn(page, employee, '/profile');
    const dialog = await choosePicture(page, 'Add Photo');
    const area = dialog.getByRole('button', { name: /^Photo: / });
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
    await area.hover();
    await page.mouse.down();
    await page.mouse.move(600, 400);
    await page.mouse.up();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Photo' }).click();
    await seeText(page, 'Photo saved');
    await seePhoto(page.getByRole('main'));
    await seePhoto(menuOf(page));
    await expectAccessible(page);

    const office = await openPage();
    await signIn(office, hrAdmin, '/admin/users');
    await seePhoto(rowOf(office, employee.name));
    await chooseUserAction(office, employee.name, 'Remove Photo');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Remove Photo' }).click();
    await seeText(office, 'Photo removed');
    await expect.poll(() => photosIn(rowOf(office, employee.name)).count()).toBe(0);
    await expect.poll(() => photosIn(menuOf(page)).count()).toBe(0);
    await page.getByRole('button', { name: 'Add Photo' }).waitFor();
  },
);

journey('a photo is changed and removed by its person, on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 700 } });
  await signIn(page, colleague, '/profile');
  await (await choosePicture(page, 'Add Photo')).getByRole('button', { name: 'Save Photo' }).click();
  await seePhoto(page.getByRole('main'));
  await expectNoHorizontalScroll(page);
  const before = await photosIn(page.getByRole('main')).getAttribute('src');
  const dialog = await choosePicture(page, 'Change Photo');
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('3');
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect.poll(() => photosIn(page.getByRole('main')).getAttribute('src')).not.toBe(before);
  await seePhoto(page.getByRole('main'));
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Photo' }).click();
  await page.getByRole('button', { name: 'Add Photo' }).waitFor();
  expect(await photosIn(page.getByRole('main')).count()).toBe(0);
});

journey('a file that is no picture is not sent', async ({ page }) => {
  await signIn(page, manager, '/profile');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add Photo' }).click();
  await (await chooser).setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  const dialog = page.getByRole('dialog', { name: 'Add Photo' });
  await seeText(dialog, "This file can't be opened as a picture");
  expect(await dialog.getByRole('button', { name: 'Save Photo' }).isDisabled()).toBe(true);
});
