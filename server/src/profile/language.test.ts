import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a chosen language is part of the session at once, audited, and no new version of the account', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const admin = await app.signedIn('HR_ADMIN');
  const session = async () => (await ann.get('/auth/get-session')).json().user;
  const before = await session();
  expect(before).not.toHaveProperty('locale');

  const answer = await ann.put('/profile/language', { locale: 'ar' });
  expect(answer.json()).toEqual({ ...before, locale: 'ar' });
  expect(await session()).toEqual({ ...before, locale: 'ar' });
  expect((await ann.put('/profile/language', { locale: null })).json()).toEqual(before);
  expect(await session()).toEqual(before);
  await ann.put('/profile/language', { locale: null });

  const { data } = (await admin.get(`/admin/audit?entityId=${ann.id}`)).json();
  expect(data).toMatchObject([
    { action: 'account.language-chosen', changes: [{ field: 'locale', from: 'ar' }] },
    { action: 'account.language-chosen', changes: [{ field: 'locale', to: 'ar' }] },
  ]);
});

test.each([{ locale: 'tlh' }, { locale: 'DE' }, { locale: '' }, {}, { locale: 'de', other: 1 }])(
  '%j is refused',
  async (body) => {
    const ann = await app.signedIn('EMPLOYEE', {});
    expect((await ann.put('/profile/language', body)).statusCode).toBe(400);
    expect((await ann.get('/auth/get-session')).json().user).not.toHaveProperty('locale');
  },
);

test('the export of a person has their languages, and an erasure removes them', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  const admin = await app.signedIn('HR_ADMIN');
  await ann.put('/profile/language', { locale: 'fr' });
  await app.database.updateTable('users').set({ browserLocale: 'de-AT' }).where('id', '=', ann.id).execute();
  const exported = (await admin.get(`/admin/users/${ann.id}/export?format=JSON`)).json();
  expect(exported.records.users).toMatchObject([{ locale: 'fr', browser_locale: 'de-AT' }]);

  await admin.post(`/admin/users/${ann.id}/deactivate`);
  expect((await admin.post(`/admin/users/${ann.id}/erase`)).statusCode).toBe(200);
  const erased = app.database.selectFrom('users').select(['locale', 'browserLocale']);
  expect(await erased.where('id', '=', ann.id).execute()).toEqual([{ locale: null, browserLocale: null }]);
});
