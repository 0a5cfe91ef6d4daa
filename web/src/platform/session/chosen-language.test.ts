import type { CurrentSession } from '@almanac/domain/access/schema';
import type { Language } from '@almanac/domain/language/language';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, readerTexts } from '../../language/messages.ts';
import { followLanguage } from './chosen-language.ts';
import { companyQuery } from './company.ts';
import { sessionQuery } from './session.ts';

const page = { lang: 'en', dir: 'ltr' };

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: page });
});
afterEach(async () => {
  vi.stubGlobal('navigator', { languages: [] });
  await changeLanguage('en');
  vi.unstubAllGlobals();
});

async function openPage(options: { browser: readonly string[]; company: Language; page: Language }) {
  vi.stubGlobal('navigator', { languages: options.browser });
  await changeLanguage(options.page);
  const client = new QueryClient();
  const company = { locale: options.company };
  client.setQueryData<unknown>(companyQuery.queryKey, company);
  const shown: string[] = [];
  followLanguage(client, () => shown.push(readerTexts().language));
  const session = (locale?: Language) =>
    client.setQueryData(sessionQuery.queryKey, { user: locale ? { locale } : {} } as CurrentSession);
  return { client, session, shown };
}

test('the screens follow the language that the person chooses, and that of the browser again', async () => {
  const { session, shown } = await openPage({ browser: ['de-AT', 'en'], company: 'fr', page: 'de' });
  session();
  session('ar');
  await expect.poll(() => shown).toEqual(['ar']);
  expect([page, readerTexts().locale]).toEqual([{ lang: 'ar', dir: 'rtl' }, 'ar-u-nu-latn']);
  session('ar');
  session();
  await expect.poll(() => shown).toEqual(['ar', 'de']);
  expect([page, readerTexts().locale]).toEqual([{ lang: 'de', dir: 'ltr' }, 'de-AT']);
});

test("without a language of the browser, the screens follow the company's", async () => {
  const { client, session, shown } = await openPage({ browser: ['nl'], company: 'fr', page: 'fr' });
  session();
  client.setQueryData<unknown>(companyQuery.queryKey, { locale: 'es' });
  await expect.poll(() => shown).toEqual(['es']);
});

test('a page keeps its language until the session is known', async () => {
  const { client, shown } = await openPage({ browser: ['de'], company: 'fr', page: 'ar' });
  client.setQueryData<unknown>(companyQuery.queryKey, { locale: 'es' });
  expect(readerTexts().language).toBe('ar');
  client.setQueryData(sessionQuery.queryKey, null);
  await expect.poll(() => shown).toEqual(['de']);
});
