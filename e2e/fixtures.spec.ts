import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { watchFaults } from './fixtures/page-faults.ts';

journey('an inaccessible page fails the check', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.setContent('<main><h1>Form</h1><input><p style="width: 900px">Wide</p></main>');
  await expect(expectAccessible(page)).rejects.toThrow(/accessibility of/);
  await expect(expectNoHorizontalScroll(page)).rejects.toThrow(/too wide/);
});

journey('a page with console messages or errors fails the check', async ({ browser, almanac }) => {
  const context = await browser.newContext({ baseURL: almanac.origin });
  const page = await context.newPage();
  const { found } = watchFaults(page);
  await page.goto('/login');
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noConsole: this is what must be noticed.
    console.warn('a warning');
    await fetch('/api/nowhere');
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  await expect.poll(() => found.join('\n')).toMatch(/error: a fault/);
  expect(found.join('\n')).toMatch(/console: a warning/);
  expect(found.join('\n')).toMatch(/answer: 404 GET/);
});
