import { type Language, languages } from '@almanac/domain/language/language';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { createDepartment, createRequest, createType } from './testing/factories.ts';
import { mailsOf } from './testing/mails.ts';
import { type TestActor, type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let departmentId: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = await app.signedIn('SYSTEM_ADMIN', { name: 'Ada', employmentStart: '2026-01-01' });
  ({ id: departmentId } = await createDepartment(app.database));
});
afterAll(() => app.close());

const arabicName = 'فريق 1';
const isolatedName = `\u2068${arabicName}\u2069`;
const markup = `<b onclick='x()'>"R&D"</b>`;

/** The body of a signed-out call that is refused, with the header. */
async function refused(header: string): Promise<string> {
  const headers = { 'accept-language': header };
  const answer = await app.server.inject({ url: '/api/teams', headers });
  expect(answer.statusCode).toBe(401);
  return answer.json().message;
}

describe('a language that does not exist', () => {
  const settings = async () => {
    const { id: _id, ...fields } = (await hr.get('/admin/settings')).json();
    return fields;
  };
  async function changeCompanyLanguage(locale: Language) {
    const answer = await hr.put('/admin/settings', { ...(await settings()), locale });
    expect(answer.statusCode, answer.body).toBe(200);
    const expected = await refused(locale);
    await vi.waitFor(async () => expect(await refused('')).toBe(expected));
  }
  beforeAll(() => changeCompanyLanguage('fr'));
  afterAll(() => changeCompanyLanguage('en'));

  test.each([
    'xx-nonsense, *',
    '*',
    '',
    'de;q=nonsense',
    '\u0001\u00ff',
    'x'.repeat(10_000),
    'tlh,'.repeat(2500),
    `${' ;'.repeat(5000)}de`,
  ])("in the header '%.20s' means the company's", async (header) => {
    expect(await refused(header)).toBe(await refused('fr'));
  });

  test.each(['xx', 'en-GB', 'de ', ['de'], { de: 1 }, 'ar\u202E', 'x'.repeat(65_000)])(
    'is refused as the language of a person: %.20j',
    async (locale) => {
      expect((await hr.put('/profile/language', { locale })).statusCode).toBe(400);
    },
  );

  test.each(['xx', '', null, 'x'.repeat(65_000)])("is refused as the company's: %.20j", async (locale) => {
    const settings = (await hr.get('/admin/settings')).json();
    const answer = await hr.put('/admin/settings', { ...settings, locale });
    expect(answer.statusCode).toBe(400);
    expect((await hr.get('/admin/settings')).json()).toMatchObject({ locale: settings.locale });
  });

  test.each(['xx', 'en-GB', 'German'])('ends the start: COMPANY_LOCALE=%s', (locale) => {
    expect(() => readConfig({ COMPANY_LOCALE: locale })).toThrow(/COMPANY_LOCALE.*en, de, fr, es or ar/s);
  });
});

describe('names of the company', () => {
  const createTeam = (name: string) => hr.post('/teams', { name, departmentId });

  test('in Arabic are isolated in an English refusal, and plain in a list', async () => {
    expect((await createTeam(arabicName)).statusCode).toBe(201);
    expect((await createTeam(arabicName)).json().message).toContain(isolatedName);
    const teams = (await hr.get('/teams')).json().map(({ name }: { name: string }) => name);
    expect(teams).toContain(arabicName);
  });

  test('with markup are refused and listed to the letter, in every language', async () => {
    expect((await createTeam(markup)).statusCode).toBe(201);
    for (const locale of languages) {
      await hr.put('/profile/language', { locale });
      expect((await createTeam(markup)).json().message).toContain(markup);
    }
    await hr.put('/profile/language', { locale: null });
  });

  test.each([
    'Field\u202Eteam',
    '\u2066Field',
    '\u200fField',
    'Field\u061c',
    'x'.repeat(65_000),
    'ف'.repeat(30_000),
  ])(
    'with control characters of direction or tens of thousands of letters are refused: %.12j',
    async (name) => {
      for (const body of [{ name }, { name: 'Other', names: { ar: name } }]) {
        const answer = await hr.post('/teams', { ...body, departmentId });
        expect(answer.statusCode).toBe(400);
        expect(answer.body.length).toBeLessThan(1000);
      }
    },
  );
});

test('a body above the limit is refused, whatever its letters', async () => {
  const answer = await hr.post('/teams', { name: 'ف'.repeat(65_000), departmentId });
  expect(answer.statusCode).toBe(413);
});

describe('an email', () => {
  async function cancelledMail(type: string) {
    const ann = await app.signedIn('EMPLOYEE', { name: 'Ann' });
    const day = { startDate: '2027-08-02', endDate: '2027-08-02' };
    const { id } = await createRequest(app.database, {
      requesterId: ann.id,
      type,
      ...day,
      status: 'APPROVED',
      decidedById: hr.id,
    });
    const [mail] = await mailsOf(app.pool, () => hr.post(`/vacation/${id}/cancel`));
    return mail;
  }

  test('in English isolates the Arabic name of a type', async () => {
    const mail = await cancelledMail(await createType(app.database, { code: 'ARABIC', name: 'إجازة 1' }));
    expect(mail?.subject).toContain('\u2068إجازة 1\u2069');
    expect(mail?.text).toContain('\u2068إجازة 1\u2069');
    expect(mail?.html).toContain('\u2068إجازة 1\u2069');
  });

  test('has markup of a name to the letter, escaped in HTML', async () => {
    const mail = await cancelledMail(await createType(app.database, { code: 'MARKUP', name: markup }));
    expect(mail?.subject).toContain(markup);
    expect(mail?.text).toContain(markup);
    expect(mail?.html).toContain('&lt;b onclick=&#39;x()&#39;&gt;&quot;R&amp;D&quot;&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b onclick');
  });
});
