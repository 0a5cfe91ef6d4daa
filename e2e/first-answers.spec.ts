import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { withoutFirstAnswers } from './fixtures/first-answers.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { colleague, employee, manager } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

type Answers = Record<string, { body: string }>;

const session = '/api/auth/get-session';

function answersIn(page: string): Answers {
  const [, data = '{}'] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(data);
}

/** A page does not wait long for its answers, so a busy machine is asked again. */
async function answersOf(origin: string, path: string, cookie: string): Promise<Answers> {
  let answers: Answers = {};
  const ask = async () => {
    answers = answersIn(await (await fetch(`${origin}${path}`, { headers: { cookie } })).text());
    return Object.keys(answers);
  };
  await expect.poll(ask).toContain(session);
  return answers;
}

journey('a page comes with what its reader may see, and nobody else', async ({ almanac }) => {
  for (const { email } of [colleague, employee, manager]) {
    const { cookie, get } = await signInOverApi(almanac, email);
    for (const path of ['/dashboard', '/time-off', '/time-off/approvals', '/away', '/teams/mine']) {
      const { [session]: own, ...others } = await answersOf(almanac.origin, path, cookie);
      expect(JSON.parse(own?.body ?? '').user.email).toBe(email);
      for (const [address, { body }] of Object.entries(others)) {
        const answer = await get(address.slice('/api'.length));
        expect(JSON.parse(body), address).toEqual(await answer.json());
      }
    }
  }
  const nobody = await answersOf(almanac.origin, '/time-off/approvals', '');
  expect(nobody[session]?.body).toBe('null');
  expect(Object.keys(nobody).filter((address) => address !== session)).toEqual(['/api/company']);
});

journey('a page that is loaded asks for nothing that came with it', async ({ page }) => {
  await signIn(page, colleague);
  const asked: string[] = [];
  let isListening = false;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Once it listens, a page that was slow makes good what it may have missed.
    if (pathname === '/api/news') isListening = true;
    else if (pathname.startsWith('/api/') && !isListening) asked.push(`${pathname}${search}`);
  });
  const load = async (): Promise<string[]> => {
    asked.length = 0;
    isListening = false;
    const answer = await page.goto('/time-off/my-requests');
    await seeText(page, /total requests/);
    await settle(page);
    return Object.keys(answersIn((await answer?.text()) ?? ''));
  };
  const isOfList = (address: string) => address.startsWith('/api/vacation/my-requests?');
  let came: string[] = [];
  const reload = async () => {
    came = await load();
    return came.some(isOfList);
  };
  await expect.poll(reload).toBe(true);
  expect(asked.filter((address) => came.includes(address))).toEqual([]);

  await withoutFirstAnswers(page);
  expect(await load()).toEqual([]);
  expect(asked).toContain(came.find(isOfList));
  await page.unrouteAll();
});
