import { dateText } from '@almanac/domain/calendar/date-text';
import { afterAll, expect, test } from 'vitest';
import { createRequest } from './testing/factories.ts';
import { mailsOf } from './testing/mails.ts';
import { signInApp } from './testing/sign-in-app.ts';

const { app, mailServer, askForLink, mailedLink, close } = await signInApp();
afterAll(close);

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

function storedLanguages(email: string) {
  return app.database
    .selectFrom('users')
    .select(['locale', 'browserLocale'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

test('a link to an address without an account is mailed in the language of the request', async () => {
  await askForLink({ email: 'new@example.com' }, german);
  const mail = await mailServer.next('new@example.com');
  expect(mail.subject).toBe('Anmeldung bei Almanac · Example Company');
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
});

test('a sign-in stores the language of the browser, in which later links are mailed', async () => {
  const email = 'grete@example.com';
  const link = await mailedLink(email);
  await app.server.inject({ url: `/api/auth/magic-link/verify${link.search}`, headers: german });
  expect(await storedLanguages(email)).toEqual({ locale: null, browserLocale: 'de-AT' });
  await askForLink({ email }, { 'accept-language': 'fr' });
  expect((await mailServer.next(email)).subject).toBe('Anmeldung bei Almanac · Example Company');
});

async function cancelledMail(languages: { locale?: 'en' | 'ar'; browserLocale?: string }) {
  const hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  const ann = await app.signedIn('EMPLOYEE', { name: 'Ann' });
  await app.database.updateTable('users').set(languages).where('id', '=', ann.id).execute();
  const day = { startDate: '2027-08-02', endDate: '2027-08-02' };
  const approved = { requesterId: ann.id, ...day, status: 'APPROVED', decidedById: hr.id } as const;
  const { id } = await createRequest(app.database, approved);
  const [mail] = await mailsOf(app.pool, () => hr.post(`/vacation/${id}/cancel`));
  return mail;
}

test('an email is in the language of its recipient, with the dates of their region', async () => {
  const mail = await cancelledMail({ browserLocale: 'de-AT' });
  expect(mail?.subject).toBe('Storniert: Urlaub, Mo., 2. Aug. 2027');
  expect(mail?.text).toContain('Guten Tag Ann,');
  expect(mail?.text).toContain('Antrag ansehen:\nhttp');
  expect(mail?.text).toContain(`Urlaub: ${dateText('2027-08-02', 'de-AT')}`);
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
});

test('the chosen language has priority over that of the browser', async () => {
  const mail = await cancelledMail({ locale: 'en', browserLocale: 'de-AT' });
  expect(mail?.subject).toMatch(/^Your Vacation was cancelled/);
  expect(mail?.html).toContain('<html lang="en" dir="ltr">');
});

test('an Arabic email is written from right to left', async () => {
  const mail = await cancelledMail({ locale: 'ar' });
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
});
