import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from './testing/factories.ts';
import { type TestActor, type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let team: { id: string };
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = await app.signedIn('SYSTEM_ADMIN', { employmentStart: '2026-01-01' });
  const { id: departmentId } = await createDepartment(app.database);
  const names = { de: 'Äußere Dienste', ar: 'الفريق الأول' };
  team = (await hr.post('/teams', { name: 'Field team', departmentId, names })).json();
  for (const name of ['Zebra', 'Delta']) await hr.post('/teams', { name, departmentId });
  await hr.post('/teams/members', {
    teamId: team.id,
    userId: hr.id,
    allocationPercent: 50,
    startDate: '2026-03-02',
  });
});
afterAll(() => app.close());

const readAs = (locale: string) => hr.put('/profile/language', { locale });
const typeNames = async () =>
  (await hr.get('/vacation/types')).json().map(({ name }: { name: string }) => name);

test('people read the names of types in their language, until HR renames them', async () => {
  await readAs('de');
  expect(await typeNames()).toEqual(['Urlaub', 'Krankheit', 'Homeoffice', 'Unbezahlter Urlaub']);
  await readAs('ar');
  expect((await typeNames())[0]).toBe('إجازة سنوية');
  await readAs('en');
  const [vacation] = (await hr.get('/admin/leave/types')).json();
  expect(vacation.names).toBeUndefined();
  const { id: _id, isInUse: _isInUse, code, ...fields } = vacation;
  const renamed = await hr.put(`/admin/leave/types/${code}`, { ...fields, name: 'Holiday' });
  expect(renamed.statusCode, renamed.body).toBe(200);
  await readAs('de');
  expect((await typeNames())[0]).toBe('Holiday');
  await hr.put(`/admin/leave/types/${code}`, {
    ...fields,
    version: fields.version + 1,
    names: { de: 'Erholung' },
  });
  expect((await typeNames())[0]).toBe('Erholung');
});

test('refusals name the type in the language of the reader', async () => {
  await readAs('fr');
  const refused = await hr.delete('/admin/leave/types/SICK_LEAVE');
  expect(refused.json().message).toContain('Arrêt maladie');
});

test('answers have the names of teams in the language of the reader', async () => {
  const named = async () => ({
    load: (await hr.get('/teams/allocations?startDate=2026-03-02')).json()[0]?.allocations[0].team.name,
    person: (await hr.get(`/people/${hr.id}`)).json().teams[0].name,
    groups: (await hr.get('/vacation/absence-groups')).json().teams[0].name,
  });
  await readAs('de');
  const german = await named();
  const [name] = ['Äußere Dienste'];
  expect(german).toEqual({ load: name, person: name, groups: name });
  await readAs('es');
  expect((await named()).person).toBe('Field team');
  const [edited] = (await hr.get('/teams?search=field')).json();
  expect(edited).toMatchObject({ name: 'Field team', names: { de: 'Äußere Dienste' } });
});

test('teams are in the order of the names that the reader sees, page by page', async () => {
  const page = async (number: number) => (await hr.get(`/teams?limit=2&page=${number}`)).json();
  const order = async () =>
    [...(await page(1)), ...(await page(2))].map(({ name }: { name: string }) => name);
  await readAs('en');
  expect(await order()).toEqual(['Delta', 'Field team', 'Zebra']);
  await readAs('de');
  expect(await order()).toEqual(['Field team', 'Delta', 'Zebra']);
  await readAs('ar');
  expect(await order()).toEqual(['Delta', 'Zebra', 'Field team']);
});

test.each(['FIELD', 'aussere dienste', 'الفريق'])('a team is found by %s', async (search) => {
  const found = (await hr.get(`/teams?search=${encodeURIComponent(search)}`)).json();
  expect(found.map(({ id }: { id: string }) => id)).toEqual([team.id]);
});

test("a person's terms have the names of plan and place", async () => {
  await readAs('es');
  expect((await hr.get('/vacation/terms')).json()).toMatchObject({ plan: 'Estándar', place: 'Company' });
});
