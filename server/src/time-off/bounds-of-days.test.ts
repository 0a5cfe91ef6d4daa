import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;
let person: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-11-25' });
  hr = await app.signedIn('HR_ADMIN');
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  person = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, person.id, held);
});
afterAll(() => app.close());

const last = '2036-12-31';
const late = '2037-01-01';
const between = (label: string) => `${label} must be a date between 1950 and 2036`;
const noLater = (label: string) => `${label} must be no later than the end of 2036`;

const accounts = (query: string) => person.get(`/vacation/accounts${query}`);
const adjust = (given: object) =>
  hr.post('/admin/leave/adjustments', {
    userId: person.id,
    type: 'VACATION',
    amount: 1,
    on: '2027-01-01',
    reason: 'Overtime',
    ...given,
  });
const policyPath = (from: string) => `/admin/leave/plans/${held.plan}/policies/VACATION/${from}`;
const rules = policyDocumentOf(24);
const everyTwoWeeks = (anchor: string) => ({
  rules: policyDocumentOf(24, { accrual: { every: 'TWO_WEEKS', at: 'START', anchor } }),
});
const planWith = (from: string) => ({
  name: `Plan ${randomUUID()}`,
  yearStart: '01-01',
  policies: [{ type: 'VACATION', from, rules }],
});
const twoWeeks = (anchor: string) => ({
  name: `Shifts ${randomUUID()}`,
  minutes: [...Array(20).fill(240), ...Array(8).fill(0)],
  anchor,
});
const invitation = (employmentStart: string) => ({
  name: 'Nina Sommer',
  email: `nina-${randomUUIDv7().slice(-12)}@example.com`,
  employmentStart,
  welcome: false,
});

test.each([
  ['reading accounts on a day too late', () => accounts(`?on=${late}`), 'on', between('On')],
  ['reading accounts on a day too early', () => accounts('?on=1949-12-31'), 'on', between('On')],
  ['reading accounts of 2197', () => accounts('?on=2197-12-31'), 'on', between('On')],
  [
    'reading lines from a day too early',
    () => accounts('/VACATION/entries?from=1949-12-31&to=2026-12-31'),
    'from',
    between('From'),
  ],
  ['reading lines to a day too late', () => accounts(`/VACATION/entries?to=${late}`), 'to', between('To')],
  [
    'reading the year end',
    () => hr.get(`/admin/leave/year-end?through=${late}`),
    'through',
    between('Through'),
  ],
  [
    'exporting the year end',
    () => hr.get('/admin/leave/year-end/export?through=1949-12-31'),
    'through',
    between('Through'),
  ],
  [
    'an entitlement from a start too early',
    () => hr.get(`/admin/users/${person.id}/entitlement?employmentStart=1949-12-31`),
    'employmentStart',
    between('Employment start'),
  ],
  [
    'what is open after a last day',
    () => hr.get(`/admin/users/${person.id}/leaving?lastDay=${late}`),
    'lastDay',
    noLater('Last day'),
  ],
  ['an adjustment too late', () => adjust({ on: late }), 'on', between('On')],
  ['an adjustment too early', () => adjust({ on: '1949-12-31' }), 'on', between('On')],
  ['an expiry too late', () => adjust({ expiresOn: late }), 'expiresOn', noLater('Expires on')],
  ['a dry run of one', () => adjust({ on: late, dryRun: true }), 'on', between('On')],
  [
    'terms',
    () => hr.post('/admin/leave/terms', { userIds: [person.id], from: late, plan: held.plan }),
    'from',
    noLater('From'),
  ],
  ['a policy', () => hr.put(policyPath(late), { rules }), 'from', noLater('From')],
  ['an end of an offer', () => hr.put(policyPath(late), { rules: null }), 'from', noLater('From')],
  [
    'a pay day',
    () => hr.put(policyPath('2027-01-01'), everyTwoWeeks(late)),
    'rules.accrual.anchor',
    noLater('The pay day'),
  ],
  [
    'a policy of a new plan',
    () => hr.post('/admin/leave/plans', planWith(late)),
    'policies.0.from',
    noLater('From'),
  ],
  [
    'an example',
    () => hr.post(`${policyPath('2027-01-01')}/example`, { rules, employmentStart: '1949-12-31' }),
    'employmentStart',
    between('Employment start'),
  ],
  [
    'a holiday',
    () =>
      hr.put(`/admin/leave/places/${held.place}/holidays/2037`, {
        holidays: [{ date: late, name: 'New Year' }],
      }),
    'holidays.0.date',
    noLater('Date'),
  ],
  [
    'a first Monday',
    () => hr.post('/admin/leave/schedules', twoWeeks('2037-01-05')),
    'anchor',
    noLater('First Monday'),
  ],
  [
    'an invitation from a day too early',
    () => hr.post('/admin/users', invitation('1949-12-31')),
    'employmentStart',
    between('Employment start'),
  ],
  [
    'an employment start too late',
    () => hr.put(`/admin/users/${person.id}`, { employmentStart: late }),
    'employmentStart',
    between('Employment start'),
  ],
  [
    'a last day',
    () => hr.put(`/admin/users/${person.id}`, { employmentEnd: late }),
    'employmentEnd',
    noLater('Last day'),
  ],
  [
    'a planned last day',
    () =>
      hr.post(`/admin/users/${person.id}/leaving`, {
        lastDay: late,
        cancelLaterLeave: false,
        endMemberships: false,
      }),
    'lastDay',
    noLater('Last day'),
  ],
])('%s beyond the bounds is refused at its field', async (_what, call, path, message) => {
  const answer = await call();
  expect([answer.statusCode, answer.json().issues], answer.body).toEqual([400, [{ path, message }]]);
});

test('the permission to see a balance is checked before the day', async () => {
  const other = await createUser(app.database);
  const answer = await person.get(`/vacation/accounts?userId=${other.id}&on=${late}`);
  expect(answer.statusCode).toBe(403);
});

test.each([
  ['accounts on the first day', () => accounts('?on=1950-01-01')],
  ['accounts on the last day', () => accounts(`?on=${last}`)],
  ['lines of all days', () => accounts(`/VACATION/entries?from=1950-01-01&to=${last}`)],
  ['an adjustment on the last day', () => adjust({ on: last, expiresOn: last })],
  ['terms', () => hr.post('/admin/leave/terms', { userIds: [person.id], from: last, plan: held.plan })],
  ['a policy', () => hr.put(policyPath(last), { rules })],
  ['an invitation from the first day', () => hr.post('/admin/users', invitation('1950-01-01'))],
])('%s within the bounds passes', async (_what, call) => {
  const answer = await call();
  expect(answer.statusCode, answer.body).toBeLessThan(300);
});

test('a preview beyond the bounds settles no ledger, and says why it is refused', async () => {
  const wanted = { type: 'VACATION', startDate: '2197-12-28', endDate: '2197-12-31' };
  const answer = (await person.post('/vacation/preview', wanted)).json();
  expect(answer).toMatchObject({ amount: 0, byLeaveYear: [], decision: { allowed: false } });
});

test('a stored employment beyond the bounds is kept and computed', async () => {
  const unchanged = { employmentStart: '1931-04-01', employmentEnd: '2090-03-31' };
  const veteran = await app.signedIn('EMPLOYEE', { ...unchanged });
  await giveTerms(app.database, veteran.id, held);
  const path = `/admin/users/${veteran.id}`;
  const saved = await hr.put(path, { ...unchanged, name: 'Vera Veteran' });
  expect([saved.statusCode, saved.json()], saved.body).toMatchObject([200, unchanged]);
  expect((await hr.put(path, { employmentStart: '1931-04-02' })).statusCode).toBe(400);
  expect((await hr.put(path, { employmentEnd: '2090-03-30' })).statusCode).toBe(400);
  expect((await hr.get(`${path}/leaving?lastDay=2090-03-31`)).statusCode).toBe(200);
  const [vacation] = (await hr.get(`/vacation/accounts?userId=${veteran.id}`)).json();
  expect(vacation).toMatchObject({ type: 'VACATION', granted: 24 });
});

test('an import refuses employment days beyond the bounds at their columns, unless they are stored', async () => {
  const stored = { employmentStart: '1931-04-01', employmentEnd: '2090-03-31' };
  const { email } = await createUser(app.database, { name: 'Old Hand', ...stored });
  const csv = [
    'email,name,employmentStart,employmentEnd',
    `${email},Older Hand,1931-04-01,2090-03-31`,
    'early@example.com,Early Bird,1949-12-31,',
    `late@example.com,Late Comer,,${late}`,
  ].join('\n');
  const answer = await hr.post('/admin/users/import', { csv, dryRun: true });
  expect(answer.statusCode, answer.body).toBe(200);
  const { people, faults } = answer.json();
  expect(people[0]).toMatchObject({ outcome: 'update', changes: ['name'] });
  expect(faults).toEqual([
    { line: 3, column: 'employmentStart', message: between('Employment start') },
    { line: 4, column: 'employmentEnd', message: noLater('Last day') },
  ]);
});
