import { expect, test } from 'vitest';
import { CompanyLanguage } from './company-language.ts';

const settingsNews = { topic: 'settings', userId: null };

function started(answers: (() => Promise<'de' | 'fr'>)[]) {
  const faults: unknown[] = [];
  const passedOn: string[] = [];
  const language = new CompanyLanguage({
    first: 'en',
    read: () => (answers.shift() ?? (() => Promise.reject(new Error('The database is away'))))(),
    onFault: (error) => faults.push(error),
  });
  const hearer = language.hearer({
    onNews: ({ topic }) => passedOn.push(topic),
    onGap: () => passedOn.push('gap'),
  });
  return { language, hearer, faults, passedOn };
}

test('the language is that of the start until the settings are read, and the known one while they cannot be', async () => {
  const { language, faults } = started([async () => 'de']);
  expect(language.known).toBe('en');
  await language.refresh();
  expect(language.known).toBe('de');
  await language.refresh();
  expect(language.known).toBe('de');
  expect(faults).toMatchObject([{ message: 'The database is away' }]);
});

test.each([
  ['news of the settings', 'settings'],
  ['a gap in the news', 'gap'],
] as const)('%s is passed on and reads the language again', async (_what, passed) => {
  const { language, hearer, passedOn } = started([async () => 'fr']);
  if (passed === 'gap') hearer.onGap();
  else hearer.onNews(settingsNews);
  expect(passedOn).toEqual([passed]);
  await expect.poll(() => language.known).toBe('fr');
});

test('other news reads nothing', async () => {
  const { language, hearer, faults } = started([]);
  hearer.onNews({ topic: 'people', userId: null });
  await language.refresh();
  expect(faults).toHaveLength(1);
});

test('a slow reading does not replace a later one', async () => {
  const slow = Promise.withResolvers<'de'>();
  const { language } = started([() => slow.promise, async () => 'fr']);
  const read = Promise.all([language.refresh(), language.refresh()]);
  slow.resolve('de');
  await read;
  expect(language.known).toBe('fr');
});
