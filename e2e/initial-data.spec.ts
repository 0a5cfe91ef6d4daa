import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { colleague, employee, manager } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

const calls = { session: '/api/auth/get-session', company: '/api/company' };

/** A page is served without its data after a short wait, so a busy machine needs a retry. */
async function dataOf(origin: string, path: string, cookie: string) {
  let data: Record<string, unknown> = {};
  const ask = async () => {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text();
    const [, json = '{}'] =
      /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(page) ?? [];
    data = JSON.parse(json);
    return Object.keys(data).toSorted();
  };
  await expect.poll(ask).toEqual(Object.keys(calls).toSorted());
  return data;
}

journey('a page includes its viewer and location', async ({ almanac }) => {
  for (const { email } of [colleague, employee, manager]) {
    const { cookie, get } = await signInOverApi(almanac, email);
    for (const path of ['/dashboard', '/time-off/approvals']) {
      const data = await dataOf(almanac.origin, path, cookie);
      expect(data.session).toMatchObject({ user: { email } });
      for (const [name, address] of Object.entries(calls))
        expect(data[name]).toEqual(await (await get(address.slice('/api'.length))).json());
    }
  }
  const ofNobody = await dataOf(almanac.origin, '/time-off/approvals', '');
  expect(ofNobody.session).toBe(null);
});

journey('a loaded page refetches nothing that its HTML included', async ({ page }) => {
  await signIn(page, colleague);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const load = async () => {
    asked.length = 0;
    await page.goto('/time-off/my-requests');
    await seeText(page, /total requests/);
    await settle(page);
    return asked.filter((path) => Object.values(calls).includes(path));
  };
  await expect.poll(load).toEqual([]);
  expect(asked).toContain('/api/vacation/my-requests');
});
