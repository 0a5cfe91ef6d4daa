import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, systemAdmin } from './fixtures/people.ts';
import { signIn, typeDate } from './fixtures/steps.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewisse';

journey(
  'a name of 62 letters causes no horizontal scrolling in the leave settings',
  async ({ page, almanac }) => {
    const ada = await signInOverApi(almanac, systemAdmin.email);
    const [lena] = await (await ada.get(`/admin/users?search=${employee.email}`)).json();
    const renamed = await ada.put(`/admin/users/${lena.id}`, { name: longName, version: lena.version });
    expect(renamed.status).toBe(200);
    await signIn(page, hrAdmin);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/leave/people?search=wolfe');
      const history = page.getByRole('button', { name: `History of ${longName}` });
      await history.waitFor();
      await expectNoHorizontalScroll(page);
      await history.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('table').waitFor();
      await expectNoHorizontalScroll(page);
      const excess = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
          .map((each) => each.scrollWidth - each.clientWidth),
      );
      expect(Math.max(0, ...excess), `the dialog at ${width} pixels`).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  },
);

journey('labels of a segmented control fit at every width', async ({ page }) => {
  await signIn(page, { name: longName, email: employee.email }, '/time-off/my-requests?status=PENDING');
  for (const width of [1440, 1366, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save Changes' }).waitFor();
    const monday = Temporal.Now.plainDateISO('UTC').add({ weeks: 6 });
    const first = monday.subtract({ days: monday.dayOfWeek - 1 });
    await typeDate(dialog, 'Start date', first.toString());
    await typeDate(dialog, 'End date', first.add({ days: 4 }).toString());
    const segments = dialog.getByRole('radiogroup').locator('label');
    await segments.filter({ hasText: 'Afternoon only' }).waitFor();
    const burst = await segments.evaluateAll(
      (labels) =>
        labels.filter(
          (label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight,
        ).length,
    );
    expect(burst, `segments at ${width} pixels`).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});
