import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../web/dist');

/** Kilobytes that a page loads besides those of the English page. */
const usual = 8;

/** The pages with a larger budget; docs/performance.md has the reasons. */
const larger: Readonly<Record<string, number>> = {
  dashboard: 14,
  profile: 14,
  away: 11,
  balance: 13,
  'balance/:userId': 13,
  people: 9,
  'people/:userId': 19,
  teams: 11,
  'teams/:teamId': 11,
  'teams/allocations': 11,
  'teams/mine': 9,
  'teams/mine/:teamId': 11,
  'time-off': 18,
  'time-off/approvals': 14,
  'time-off/calendar': 11,
  'time-off/my-requests': 11,
  'time-off/people': 11,
  'time-off/reports': 12,
  'time-off/reports/month': 12,
  'time-off/requests/:requestId': 13,
  'admin/audit': 12,
  'admin/users': 11,
  'admin/leave/people': 9,
  'admin/leave/places/:placeId': 10,
  'admin/leave/plans': 11,
  'admin/leave/plans/:planId': 11,
  'admin/leave/plans/:planId/:type': 16,
  'settings/company': 9,
  'settings/connections': 10,
  'settings/payroll': 9,
  'settings/payroll/:profileId': 9,
  'admin/leave/statements': 9,
  'admin/users/import': 10,
};

test.each(['de', 'fr', 'es', 'ar'])('pages keep their budget of translations: %s', async (language) => {
  const found = await translationsOf(language);
  expect(found.length).toBeGreaterThan(20);
  expect(Math.min(...found.map(({ kilobytes }) => kilobytes))).toBeGreaterThan(1);
  expect(found.filter(({ route, kilobytes }) => kilobytes > (larger[route] ?? usual))).toEqual([]);
});

async function translationsOf(language: string) {
  const pages: Record<string, string> = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8'));
  return Promise.all(
    Object.entries(pages).map(async ([route, file]) => {
      const html = await readFile(join(dist, file), 'utf8');
      const sizes = await Promise.all(filesOf(html, language).map(sentSize));
      return { route, kilobytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10 };
    }),
  );
}

function filesOf(html: string, language: string): string[] {
  const links = html.match(/<link [^>]*data-language[^>]*>/g) ?? [];
  const ofLanguage = links.filter((link) => link.includes(`data-language="${language}"`));
  return ofLanguage.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}

/** Tiny files have no compressed form. */
async function sentSize(file: string): Promise<number> {
  const path = join(dist, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
