import { journey } from './fixtures/journey.ts';
import { systemAdmin } from './fixtures/people.ts';
import { expectFocus, signIn } from './fixtures/steps.ts';

journey('a closed dialog returns the focus to what opened it, however slow the frames', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin/users?search=petr');
  const open = page.getByRole('button', { name: /^Actions for Petr/ });
  await open.waitFor();
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change Role' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change Role for/ });
  await dialog.waitFor();
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => window.setTimeout(() => frame(callback), 300);
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(open);
});
