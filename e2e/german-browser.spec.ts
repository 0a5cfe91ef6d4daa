import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

journey(
  'a German browser reads English words, in the order that Germans write days in',
  async ({ openPage }) => {
    const page = await openPage({ locale: 'de-DE' });
    await signIn(page, employee);
    await page.goto('/time-off');
    await seeText(page, /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]+ \d{4}$/);
    const start = page.getByRole('group', { name: 'Start date' });
    const segments = start.getByRole('spinbutton');
    await expect.poll(() => segments.allTextContents()).toEqual(['dd', 'mm', 'yyyy']);
    await start.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).first().waitFor();
    expect(await page.getByRole('dialog').locator('th').first().textContent()).toBe('Mon');
  },
);
