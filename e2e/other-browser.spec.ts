import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

journey('a Dutch browser shows English text with Dutch date order', async ({ openPage }) => {
  const page = await openPage({ locale: 'nl-NL' });
  await signIn(page, employee, '/time-off');
  await seeText(page, /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]+ \d{4}$/);
  const start = page.getByRole('group', { name: 'Start date' });
  const segments = start.getByRole('spinbutton');
  await expect.poll(() => segments.allTextContents()).toEqual(['dd', 'mm', 'yyyy']);
  await start.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).first().waitFor();
  expect(await page.getByRole('dialog').locator('th').first().textContent()).toBe('Sun');
});

journey('half a day is accepted with a point or a comma in any browser language', async ({ openPage }) => {
  const browsers = [
    { locale: 'nl-NL', mark: ',', days: 26 },
    { locale: 'en-GB', mark: '.', days: 27 },
    { locale: 'sv-SE', mark: ',', days: 28 },
  ];
  for (const { locale, mark, days } of browsers) {
    const page = await openPage({ locale });
    await signIn(page, hrAdmin, '/time-off/approvals?tab=balances&search=lena');
    await chooseUserAction(page, employee.name, 'Adjust Balance');
    const dialog = page.getByRole('dialog', { name: 'Adjust Leave Balance' });
    await seeHeading(dialog, 'Vacation Days');
    const total = dialog.getByRole('textbox', { name: 'Vacation days this leave year' });
    const shown = async (typed: string) => {
      await total.fill('');
      await total.pressSequentially(typed);
      await page.keyboard.press('Tab');
      return total.inputValue();
    };
    expect(await shown('27.5'), locale).toBe(`27${mark}5`);
    expect(await shown('27,5'), locale).toBe(`27${mark}5`);
    expect(await shown('0,5'), locale).toBe(`0${mark}5`);
    expect(await shown('1,2,5'), locale).toBe(`1${mark}25`);
    await total.evaluate((input: HTMLInputElement, whole) => {
      input.focus();
      input.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ` ${whole},5 `);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, days);
    await expect.poll(() => total.inputValue()).toBe(`${days}${mark}5`);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pasted');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save Balance' }).click();
    expect((await sent).postData(), locale).toContain(`${days}.5`);
    await seeText(page, 'Leave balance adjusted');
  }
});
