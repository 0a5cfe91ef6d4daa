import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let berlin: TermsRecords;
let leeds: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  berlin = await createPlace(app.database, 'Berlin');
  leeds = await createPlace(app.database, 'Leeds');
});
afterAll(() => app.close());

test('a person’s dated terms are listed with ids and names', async () => {
  const { id } = await createUser(app.database);
  await giveTerms(app.database, id, berlin);
  await giveTerms(app.database, id, { ...berlin, place: leeds.place }, '2026-04-01');
  const answer = await hr.get(`/admin/leave/terms?userId=${id}`);
  const first = {
    userId: id,
    from: '1900-01-01',
    ...berlin,
    placeName: 'Berlin',
    planName: 'Plan of Berlin',
    scheduleName: 'Schedule of Berlin',
  };
  expect(answer.json()).toEqual([
    first,
    { ...first, from: '2026-04-01', place: leeds.place, placeName: 'Leeds' },
  ]);
});

test('people are listed by name with today’s terms and the next change', async () => {
  const research = await createDepartment(app.database, { name: 'Research' });
  const ada = await createUser(app.database, { name: 'Ada', departmentId: research.id });
  const bo = await createUser(app.database, { name: 'Bo', departmentId: research.id, isActive: false });
  await giveTerms(app.database, ada.id, berlin);
  await giveTerms(app.database, ada.id, leeds, '2026-03-02');
  await giveTerms(app.database, bo.id, berlin);
  await giveTerms(app.database, bo.id, leeds, '2026-03-03');
  const listed = async (query: string) => {
    const answer = await hr.get(`/admin/leave/people?departmentId=${research.id}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const names = answer.json().map(({ person }: { person: { name: string } }) => person.name);
    return { rows: answer.json(), names, total: answer.headers['x-total-count'] };
  };
  const { rows, total } = await listed('');
  expect(total).toBe('2');
  expect(rows).toMatchObject([
    { person: { name: 'Ada' }, department: { name: 'Research' }, from: '2026-03-02', placeName: 'Leeds' },
    { person: { name: 'Bo', isActive: false }, from: '1900-01-01', ...berlin, next: '2026-03-03' },
  ]);
  expect(rows[0]).not.toHaveProperty('next');
  expect((await listed(`&place=${berlin.place}`)).names).toEqual(['Bo']);
  expect((await listed(`&plan=${leeds.plan}&schedule=${leeds.schedule}`)).names).toEqual(['Ada']);
  expect((await listed('&isActive=true&search=ad')).names).toEqual(['Ada']);
  expect((await listed('&limit=1&page=2')).names).toEqual(['Bo']);
});

test('unknown people are not found', async () => {
  const unknown = await hr.get('/admin/leave/terms?userId=01900000-0000-7000-8000-000000000000');
  expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND', message: 'User not found' });
  expect((await hr.get('/admin/leave/terms')).json().code).toBe('VALIDATION_ERROR');
});
