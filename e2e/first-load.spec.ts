import { expect } from 'vitest';
import { firstPages, measurePages } from '../scripts/bench/pages.ts';
import { journey } from './fixtures/journey.ts';

const most: Readonly<Record<string, number>> = { '/login': 190, '/dashboard': 220 };

journey('the sign-in page and the dashboard keep to what a first load may send', async ({ almanac }) => {
  const loads = await measurePages(
    almanac,
    firstPages.filter(({ path }) => path in most),
  );
  expect(loads['/login']?.['kB sent']).toBeGreaterThan(50);
  for (const [path, kilobytes] of Object.entries(most)) {
    expect(loads[path]?.['kB sent'], path).toBeLessThan(kilobytes);
  }
});
