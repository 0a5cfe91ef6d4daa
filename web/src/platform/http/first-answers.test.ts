import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = Date.parse('2026-11-24T12:00:00Z');

let firstAnswers: typeof import('./first-answers.ts');
let now: number;

const answers = {
  '/api/company': { body: '{"name":"Acme </script>"}', headers: {} },
  '/api/teams?page=1': { body: '[]', headers: { 'x-total-count': '7' } },
};

beforeEach(async () => {
  now = 2_000;
  vi.stubGlobal('performance', { now: () => now });
  vi.spyOn(Date, 'now').mockImplementation(() => asked + now);
  await load(JSON.stringify(answers));
});
async function load(text: string | null): Promise<void> {
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) });
  vi.resetModules();
  firstAnswers = await import('./first-answers.ts');
}

const takeFirstAnswer = (method: string, address: string) => firstAnswers.takeFirstAnswer(method, address);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer that came with the page is taken once, with its headers', async () => {
  expect(await takeFirstAnswer('GET', '/api/company')?.json()).toEqual({ name: 'Acme </script>' });
  expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
  expect(takeFirstAnswer('GET', '/api/teams?page=1')?.headers.get('X-Total-Count')).toBe('7');
  expect(takeFirstAnswer('GET', '/api/teams?page=2')).toBeUndefined();
});

test('nothing that came with the page is shown after something was written', () => {
  expect(takeFirstAnswer('POST', '/api/teams')).toBeUndefined();
  expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
});

test('nothing is shown half a minute after the page was asked for', () => {
  expect(takeFirstAnswer('GET', '/api/nothing')).toBeUndefined();
  expect(firstAnswers.firstAnswersAge()).toBe(2_000);
  now = 30_001;
  expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
});

test('nothing is shown any more once it is forgotten, and its age counts no more', () => {
  expect(takeFirstAnswer('GET', '/api/teams?page=1')).toBeDefined();
  firstAnswers.forgetFirstAnswers();
  expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
  expect(firstAnswers.firstAnswersAge()).toBe(0);
});

test.each([[null], [''], ['{"/api/company": {"bo']])(
  'a page with %j in their place has no answers',
  async (text) => {
    await load(text);
    expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
    expect(takeFirstAnswer('POST', '/api/teams')).toBeUndefined();
  },
);
