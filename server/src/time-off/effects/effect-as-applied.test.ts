import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@almanac/domain/calendar/calendar-date';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdjustment, createRequest, createUser } from '../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const today = '2026-06-01';
let app: TestApp;
let hr: TestActor;
let places: TermsRecords[];
let people: string[];

beforeAll(async () => {
  app = await testApp({ today });
  hr = await app.signedIn('HR_ADMIN');
  places = [await placeOf(24), await placeOf(30)];
  people = [];
  for (let number = 0; number < 4; number += 1) {
    const { id } = await createUser(app.database, {
      employmentStart: number === 0 ? null : `202${number}-0${number + 2}-15`,
    });
    people.push(id);
    const [first = places[0], second] = number % 2 === 0 ? places : places.toReversed();
    if (first) await giveTerms(app.database, id, first);
    if (second && number > 1) await giveTerms(app.database, id, second, '2026-09-01');
    const startDate = addDays('2026-07-27', number * 7);
    await createRequest(app.database, { requesterId: id, startDate, endDate: addDays(startDate, 9) });
    await createAdjustment(app.database, { userId: id, authorId: hr.id });
  }
});
afterAll(() => app.close());

async function placeOf(days: number): Promise<TermsRecords> {
  const place = await createPlace(app.database, randomUUID());
  await giveHolidays(app.database, place.place, ['2026-08-03', '2026-12-24/PM']);
  return { ...place, plan: await createPlan(app.database, policyDocumentOf(days)) };
}

const anyDay = fc.integer({ min: 0, max: 600 }).map((days) => addDays('2026-01-01', days));
const anyRules = fc
  .record({
    days: fc.integer({ min: 0, max: 40 }),
    carryLimit: fc.option(fc.integer({ min: 0, max: 10 })),
    overdraft: fc.constantFrom(0, 5),
    chargesHolidays: fc.boolean(),
    fullWeek: fc.constantFrom(null, 5),
  })
  .map(({ days, carryLimit, ...given }) =>
    policyDocumentOf(days, {
      ...given,
      grants: [{ steps: [{ afterMonths: 0, perYear: days }], carryLimit, carryMonths: 3 }],
    }),
  );
const anyHolidays = fc.uniqueArray(
  fc.record({ date: anyDay.filter((day) => day < '2027-01-01'), name: fc.constantFrom('Fair', 'Feast') }),
  { maxLength: 5, selector: ({ date }) => date },
);
const which = fc.integer({ min: 0, max: 1 });
const anyWeek = fc
  .array(fc.constantFrom(0, 240, 200), { minLength: 13, maxLength: 13 })
  .map((minutes) => [240, ...minutes]);

/** A change of any fact behind balances. */
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('policy' as const), which, from: anyDay, rules: anyRules }),
  fc.record({ kind: fc.constant('end of an offer' as const), which, from: anyDay }),
  fc.record({ kind: fc.constant('deletion of a policy' as const), which }),
  fc.record({ kind: fc.constant('plan' as const), which, rules: anyRules, from: anyDay }),
  fc.record({ kind: fc.constant('schedule' as const), which, minutes: anyWeek }),
  fc.record({ kind: fc.constant('holidays' as const), which, holidays: anyHolidays }),
  fc.record({
    kind: fc.constant('terms' as const),
    which,
    from: anyDay,
    people: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    what: fc.subarray(['plan', 'place', 'schedule'] as const, { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('deletion of terms' as const), person: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    kind: fc.constant('type' as const),
    counts: fc.constantFrom('WORKED', 'WEEKDAYS', 'CALENDAR'),
  }),
);
type Change = typeof anyChange extends fc.Arbitrary<infer Kind> ? Kind : never;

interface Call {
  method: 'put' | 'post' | 'delete';
  path: string;
  body?: object;
}

interface StoredPlan {
  id: string;
  name: string;
  version: number;
  policies: { type: string; from: string }[];
}

async function storedPlan(id: string): Promise<StoredPlan | undefined> {
  const plans: StoredPlan[] = (await hr.get('/admin/leave/plans')).json();
  return plans.find((plan) => plan.id === id);
}

/** The call that makes the change; undefined if there is none. */
async function callOf(change: Change): Promise<Call | undefined> {
  const held = 'which' in change ? places[change.which] : undefined;
  const policy = (from: string) => `/admin/leave/plans/${held?.plan}/policies/VACATION/${from}`;
  switch (change.kind) {
    case 'policy':
      return { method: 'put', path: policy(change.from), body: { rules: change.rules } };
    case 'end of an offer':
      return { method: 'put', path: policy(change.from), body: { rules: null } };
    case 'deletion of a policy': {
      const last = (await storedPlan(held?.plan ?? ''))?.policies.at(-1);
      return last && { method: 'delete', path: policy(last.from) };
    }
    case 'plan': {
      const { name, version } = (await storedPlan(held?.plan ?? '')) ?? {};
      const policies = [{ type: 'VACATION', from: change.from, rules: change.rules }];
      const body = { name, version, yearStart: '01-01', policies };
      return { method: 'put', path: `/admin/leave/plans/${held?.plan}`, body };
    }
    case 'schedule': {
      const schedules: { id: string; version: number; name: string }[] = (
        await hr.get('/admin/leave/schedules')
      ).json();
      const { id, version, name } = schedules.find((each) => each.id === held?.schedule) ?? {};
      const body = { name, version, minutes: change.minutes };
      return { method: 'put', path: `/admin/leave/schedules/${id}`, body };
    }
    case 'holidays': {
      const path = `/admin/leave/places/${held?.place}/holidays/2026`;
      return { method: 'put', path, body: { holidays: change.holidays } };
    }
    case 'terms': {
      const userIds = change.people.map((number) => people[number]);
      const given = Object.fromEntries(change.what.map((field) => [field, held?.[field]]));
      return { method: 'post', path: '/admin/leave/terms', body: { userIds, from: change.from, ...given } };
    }
    case 'deletion of terms': {
      const path = `/admin/leave/terms`;
      const userId = people[change.person];
      const rows: { from: string }[] = (await hr.get(`${path}?userId=${userId}`)).json();
      return { method: 'delete', path: `${path}/${userId}/${rows.at(-1)?.from}` };
    }
    case 'type': {
      const types: { code: string; id: string; version: number; isInUse: boolean }[] = (
        await hr.get('/admin/leave/types')
      ).json();
      const {
        id: _id,
        isInUse: _isInUse,
        code,
        ...type
      } = types.find((each) => each.code === 'VACATION') ?? {};
      return { method: 'put', path: `/admin/leave/types/${code}`, body: { ...type, counts: change.counts } };
    }
  }
}

async function make({ method, path, body }: Call, more: Record<string, string | boolean>) {
  const query = new URLSearchParams(Object.entries(more).map(([key, value]) => [key, `${value}`]));
  return method === 'delete' ? hr.delete(`${path}?${query}`) : hr[method](path, { ...body, ...more });
}

/** The dry run's effect, and each person's ledgers after it. */
async function lookAt(call: Call) {
  const dryRun = await make(call, { dryRun: true });
  const ledgers = new Map<string, NonNullable<Impact['ledgers']>>();
  for (const person of people) {
    const { ledgers: ofPerson = [] }: Impact = (await make(call, { dryRun: true, person })).json();
    ledgers.set(person, ofPerson);
  }
  return { dryRun, seen: dryRun.json() as Impact, ledgers };
}

/** Compares a dry run's ledgers with those of the database. */
async function expectLedgers({ seen, ledgers }: Awaited<ReturnType<typeof lookAt>>, text: string) {
  const [from, to] = [addMonths(seen.on, -12), addMonths(seen.on, 12)];
  for (const [person, expected] of ledgers) {
    for (const { type, after } of expected) {
      const path = `/vacation/accounts/${type}/entries?userId=${person}&from=${from}&to=${to}`;
      expect((await hr.get(path)).json(), `${type} of ${text}`).toMatchObject(after);
    }
  }
}

test('a dry run of any change computes what the change leaves', async () => {
  const applied = new Set<string>();
  for (const change of fc.sample(anyChange, { numRuns: 40 })) {
    const call = await callOf(change);
    if (!call) continue;
    const looked = await lookAt(call);
    const { dryRun, seen } = looked;
    const made = await make(call, seen.fingerprint ? { fingerprint: seen.fingerprint } : {});
    const text = `${JSON.stringify(change)} ${dryRun.body} ${made.body}`;
    expect(made.statusCode < 300, text).toBe(dryRun.statusCode < 300);
    if (made.statusCode < 300) {
      applied.add(change.kind);
      await expectLedgers(looked, JSON.stringify(change));
    } else expect(made.json().code, text).toBe(dryRun.json().code);
  }
  expect(applied.size).toBeGreaterThan(3);
}, 300_000);
