import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let takeFirstAnswer: typeof import('./first-answers.ts').takeFirstAnswer;
let now: number;

const answers = {
  '/api/company': { body: '{"name":"Acme </script>"}', headers: {} },
  '/api/teams?page=1': { body: '[]', headers: { 'x-total-count': '7' } },
};

beforeEach(async () => {
  now = 2_000;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(answers) }) });
  vi.resetModules();
  ({ takeFirstAnswer } = await import('./first-answers.ts'));
});
afterEach(() => {
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
  now = 30_001;
  expect(takeFirstAnswer('GET', '/api/company')).toBeUndefined();
});

test('a page without answers has none', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.resetModules();
  const { takeFirstAnswer: take } = await import('./first-answers.ts');
  expect(take('GET', '/api/company')).toBeUndefined();
});
