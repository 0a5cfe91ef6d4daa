import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = await createPlace(app.database, randomUUID());
});

const vacation = (from: string) => `/admin/leave/plans/${held.plan}/policies/VACATION/${from}`;
const rules = (days: number, given = {}) => ({ rules: policyDocumentOf(days, given) });

interface Line {
  date: string;
  kind: string;
  amount: number;
  balance: number;
}
const linesOf = ({ entries }: { entries: Line[] }) =>
  entries.map(({ date, kind, amount, balance }) => [date, kind, amount, balance]);

test("one person's ledgers before and after are returned with the effect", async () => {
  const [ann, bo] = [await createUser(app.database), await createUser(app.database)];
  for (const { id } of [ann, bo]) await giveTerms(app.database, id, held);
  await hr.put(vacation('2026-01-01'), rules(24));
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-08-03' });
  const dryRun = { ...rules(30), dryRun: true };
  const all = (await hr.put(vacation('2026-07-01'), dryRun)).json();
  expect(all).toMatchObject({ people: 2 });
  expect(all).not.toHaveProperty('ledgers');
  const own = (await hr.put(vacation('2026-07-01'), { ...dryRun, person: ann.id })).json();
  expect(own).toMatchObject({ people: 1, changed: [{ person: ann.id, before: 23, after: 26 }] });
  expect(own.ledgers).toMatchObject([{ type: 'VACATION', typeName: 'Vacation', unit: 'DAY' }]);
  const [{ before, after }] = own.ledgers;
  expect(linesOf(before)).toEqual([
    ['2026-01-01', 'GRANT', 24, 24],
    ['2026-08-03', 'TAKEN', -1, 23],
    ['2026-12-31', 'LAPSED', -23, 0],
    ['2027-01-01', 'GRANT', 24, 24],
  ]);
  expect(linesOf(after)[1]).toEqual(['2026-07-01', 'GRANT', 3, 27]);
  expect(after.closing).toBe(30);
  const other = (await hr.put(vacation('2026-07-01'), { ...dryRun, person: hr.id })).json();
  expect(other).toMatchObject({ people: 0, changed: [], ledgers: [] });
});

describe('an example person', () => {
  test('has the ledger of the new rules combined with the stored ones', async () => {
    await hr.put(vacation('2026-01-01'), rules(24));
    const answer = await hr.post(`${vacation('2027-01-01')}/example`, rules(30));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ unit: 'DAY', opening: 0, closing: 0 });
    expect(linesOf(answer.json())).toEqual([
      ['2027-01-01', 'GRANT', 30, 30],
      ['2027-12-31', 'LAPSED', -30, 0],
      ['2028-01-01', 'GRANT', 30, 30],
      ['2028-12-31', 'LAPSED', -30, 0],
    ]);
    expect((await hr.get('/admin/leave/plans')).body).not.toContain('2027-01-01');
  });

  test("joins on a day and has the place's holidays", async () => {
    const holiday = { id: randomUUID(), placeId: held.place, date: '2026-12-25', name: 'Christmas Day' };
    await app.database.insertInto('publicHolidays').values(holiday).execute();
    const body = { employmentStart: '2026-07-01', placeId: held.place };
    const charged = rules(28, {
      chargesHolidays: true,
      proration: 'DAYS',
      rounding: { to: 0.5, mode: 'UP' },
    });
    const answer = await hr.post(`${vacation('2026-01-01')}/example`, { ...charged, ...body });
    expect(linesOf(answer.json()).slice(0, 2)).toEqual([
      ['2026-07-01', 'GRANT', 14, 14],
      ['2026-12-25', 'HOLIDAY', -1, 13],
    ]);
  });

  test('has no ledger under invalid rules, which are refused at their field', async () => {
    const refused = await hr.post(`${vacation('2026-01-01')}/example`, rules(-1));
    expect(refused.json()).toMatchObject({ issues: [{ path: 'rules.grants.0.steps.0.perYear' }] });
    const unknown = { ...rules(24), placeId: '01900000-0000-7000-8000-000000000000' };
    expect((await hr.post(`${vacation('2026-01-01')}/example`, unknown)).json().code).toBe('NOT_FOUND');
  });
});

test('a booking and a policy change at once: the applied effect is the previewed one', async () => {
  const employee = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, employee.id, held);
  await hr.put(vacation('2026-01-01'), rules(24));
  const outcomes = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const change = rules(round % 2 === 0 ? 30 : 24);
    const day = `2026-08-${String(3 + round).padStart(2, '0')}`;
    const seen = (await hr.put(vacation('2026-01-01'), { ...change, dryRun: true })).json();
    const [applied, booked] = await Promise.all([
      hr.put(vacation('2026-01-01'), { ...change, fingerprint: seen.fingerprint }),
      employee.post('/vacation', { type: 'VACATION', startDate: day, endDate: day }),
    ]);
    outcomes.add(applied.statusCode);
    const isWeekend = [8, 9].includes(3 + round);
    expect(booked.statusCode, booked.body).toBe(isWeekend ? 400 : 201);
    if (applied.statusCode === 200) {
      expect(applied.json().impact).toEqual(seen);
    } else {
      expect(applied.json().code).toBe('IMPACT_CHANGED');
      const again = (await hr.put(vacation('2026-01-01'), { ...change, dryRun: true })).json();
      expect(again.changed[0].before).toBe(seen.changed[0].before - 1);
      await hr.put(vacation('2026-01-01'), { ...change, fingerprint: again.fingerprint });
    }
  }
  expect([...outcomes].every((status) => [200, 409].includes(status))).toBe(true);
});
