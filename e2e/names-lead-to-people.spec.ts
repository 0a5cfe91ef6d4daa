import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, manager } from './fixtures/people.ts';
import { seeHeading, signIn, tabTo } from './fixtures/steps.ts';

/** The height of the link's touch target above and below its centre, in pixels. */
function reachOf(link: Locator): Promise<number> {
  return link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isMet = (away: number) => document.elementFromPoint(x, y + away) === element;
    let [above, below] = [0, 0];
    while (isMet(-above - 1)) above += 1;
    while (isMet(below + 1)) below += 1;
    return above + below + 1;
  });
}

journey(
  'names on the dashboard, in approvals and in allocations link to the person',
  async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await signIn(page, manager);
    const places = [
      {
        path: '/dashboard',
        names: page.getByRole('region', { name: 'Away' }).getByRole('listitem').getByRole('link'),
      },
      { path: '/dashboard', names: page.getByRole('list', { name: 'Oldest requests' }).getByRole('link') },
      {
        path: '/time-off/approvals',
        names: page.getByRole('list', { name: 'Requests to decide' }).getByRole('link'),
      },
      { path: '/teams/allocations', names: page.getByRole('rowheader').getByRole('link') },
    ];
    for (const { path, names } of places) {
      await page.goto(path);
      const name = names.first();
      await name.waitFor();
      await expect.poll(() => reachOf(name), { message: path }).toBeGreaterThanOrEqual(42);
      const shown = (await name.textContent()) ?? '';
      await name.tap();
      await seeHeading(page, shown);
      expect(new URL(page.url()).pathname).toMatch(/^\/people\/[\da-f-]{36}$/);
    }
  },
);

journey(
  'in forced colours overlays have a border, and names are reachable by keyboard',
  async ({ openPage }) => {
    const page = await openPage({ forcedColors: 'active' });
    await signIn(page, hrAdmin, '/time-off/approvals');
    const cards = page.getByRole('list', { name: 'Requests to decide' });
    const name = cards.getByRole('link').first();
    await name.waitFor();
    await tabTo(page, name);
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    const borderOf = (overlay: Locator) =>
      overlay.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(await borderOf(tooltip)).toBe('1px');
    const shown = (await name.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await seeHeading(page, shown);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.waitFor();
    expect(
      await borderOf(palette.locator('xpath=ancestor-or-self::*[contains(@class, "shadow-raised")]')),
    ).toBe('1px');
    await expectAccessible(page);
  },
);
