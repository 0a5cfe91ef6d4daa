import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const importing = (csv: string, dryRun: boolean, read: object = {}) =>
  hr.post('/admin/users/import', { csv, dryRun, ...read });
const userWith = (email: string) =>
  app.database
    .selectFrom('users')
    .select(['name', 'employmentStart'])
    .where('email', '=', email)
    .executeTakeFirst();

test('a typical company list is imported: German headings and dates, split names, extra columns', async () => {
  const csv =
    'sep=;\nNachname;Vorname;E-Mail;Eintrittsdatum;Gehalt\nMu\u0308ller;Jörg;joerg@example.com;1.4.2024;1\n';
  const preview = await importing(csv, true);
  expect(preview.json()).toMatchObject({
    columns: [
      { heading: 'Nachname', column: 'lastName' },
      { heading: 'Vorname', column: 'firstName' },
      { heading: 'E-Mail', column: 'email' },
      { heading: 'Eintrittsdatum', column: 'employmentStart' },
      { heading: 'Gehalt', example: '1' },
    ],
    people: [{ line: 3, outcome: 'create', name: 'Jörg Müller', employmentStart: '2024-04-01' }],
    faults: [],
  });
  expect(preview.json().columns[4]).not.toHaveProperty('column');
  const columns = ['lastName', 'firstName', 'email', null, null];
  const answer = await importing(csv, false, { columns });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await userWith('joerg@example.com')).toMatchObject({ name: 'Jörg Müller', employmentStart: null });
});

test.each([
  ['French', "Nom;Prénom;Courriel;Date d'embauche", 'Dupont;Zoé;zoe@example.com;1er avr. 2024', 'Zoé Dupont'],
  [
    'Spanish',
    'Nombre;Apellidos;Correo;Fecha de alta',
    'Inés;Gil;ines@example.com;1 de abril de 2024',
    'Inés Gil',
  ],
  [
    'Arabic',
    'الاسم;البريد الإلكتروني;تاريخ التعيين',
    'ليلى حداد;layla@example.com;1 نيسان 2024',
    'ليلى حداد',
  ],
])('a %s list is read', async (_language, headings, line, name) => {
  const preview = (await importing(`${headings}\n${line}\n`, true)).json();
  expect(preview).toMatchObject({ faults: [], people: [{ name, employmentStart: '2024-04-01' }] });
});

test('an ambiguous date is refused until the order is given', async () => {
  const csv = 'email,name,start date\nslash@example.com,Slash,03/04/2026\n';
  expect((await importing(csv, true)).json()).toMatchObject({
    dateOrder: 'UNKNOWN',
    people: [{ outcome: 'faulty' }],
    faults: [{ line: 2, column: 'employmentStart' }],
  });
  expect((await importing(csv, false)).statusCode).toBe(400);
  const answer = await importing(csv, false, { dateOrder: 'MDY' });
  expect(answer.json()).toMatchObject({ dateOrder: 'MDY', people: [{ employmentStart: '2026-03-04' }] });
  expect(await userWith('slash@example.com')).toMatchObject({ employmentStart: '2026-03-04' });
});
