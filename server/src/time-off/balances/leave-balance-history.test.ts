import { addDays, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { daysOf } from '@almanac/domain/calendar/period';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const today = '2026-06-01';
let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today });
  admin = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const anyStep = fc.record({
  call: fc.constantFrom(
    'ask',
    'ask',
    'ask',
    'edit',
    'delete',
    'cancel',
    'approve',
    'approve',
    'reject',
    'set',
  ),
  type: fc.constantFrom('VACATION', 'VACATION', 'VACATION', 'SICK_LEAVE', 'UNPAID'),
  startDate: fc.integer({ min: 0, max: 300 }).map((days) => addDays(today, days)),
  length: fc.integer({ min: 0, max: 13 }),
  choice: fc.nat({ max: 30 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

async function take({ call, type, startDate, length, choice }: Step, person: TestActor, ids: string[]) {
  const body = { type, startDate, endDate: addDays(startDate, length) };
  const path = `/vacation/${ids[choice % Math.max(1, ids.length)] ?? person.id}`;
  switch (call) {
    case 'ask':
      return person.post('/vacation', body);
    case 'edit':
      return person.put(path, body);
    case 'delete':
      return person.delete(path);
    case 'set': {
      const total = { vacationDaysTotal: 10 + choice / 2, reason: 'Recount' };
      return admin.put(`/vacation/leave-balance/${person.id}`, total);
    }
    case 'cancel':
      return person.post(`${path}/cancel`);
    default:
      return admin.post(`${path}/${call}`);
  }
}

test('after any history of calls, two at a time, every number of the balance equals the sum of its records', async () => {
  const history = fc.array(fc.tuple(anyStep, anyStep), { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const person = await app.signedIn('EMPLOYEE');
      const ids: string[] = [];
      for (const pair of steps) {
        const answers = await Promise.all(pair.map((step) => take(step, person, ids)));
        for (const answer of answers) {
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          if (answer.statusCode === 201) ids.push(answer.json().id);
        }
      }
      const { data } = (await person.get('/vacation/my-requests?limit=1000')).json();
      const daysIn = (status: string) =>
        data
          .filter(
            (each: { type: string; status: string }) => each.type === 'VACATION' && each.status === status,
          )
          .flatMap(daysOf)
          .filter((day: string) => day <= '2026-12-31' && !isWeekend(day)).length;
      const balance = (await person.get('/vacation/my-balance')).json();
      const { vacationDaysTotal: total, vacationDaysUsed: used, vacationDaysPending: reserved } = balance;
      expect([used, reserved]).toEqual([daysIn('APPROVED'), daysIn('PENDING')]);
      expect(balance.vacationDaysAvailable).toBe(total - used - reserved);
      expect(used).toBeLessThanOrEqual(total);
    }),
    { numRuns: 25 },
  );
}, 240_000);
