import { randomUUIDv7 } from 'node:crypto';
import { rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: TestActor;
let elsewhere: TermsRecords;
let empty: TermsRecords;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  [elsewhere, empty] = [await placeOfDays(24), await placeOfDays(30)];
  ann = await app.signedIn('EMPLOYEE');
  await giveTerms(app.database, ann.id, elsewhere);
});

function placeOfDays(days: number): Promise<TermsRecords> {
  const policies = [{ type: 'VACATION', from: '2026-01-01', rules: rulesOf(policyDocumentOf(days), 'DAY') }];
  return createPlace(app.database, randomUUIDv7(), { yearStart: '01-01', policies });
}

/** Every change of rules that no one has. */
async function changesOfEmpty(): Promise<Record<string, [path: string, body: object]>> {
  const [{ minutes }] = (await hr.get('/admin/leave/schedules')).json();
  return {
    'a policy': [
      `/admin/leave/plans/${empty.plan}/policies/VACATION/2026-01-01`,
      { version: 1, rules: policyDocumentOf(20) },
    ],
    'a plan': [
      `/admin/leave/plans/${empty.plan}`,
      {
        version: 1,
        name: `Plan ${empty.plan}`,
        yearStart: '01-01',
        policies: [{ type: 'VACATION', from: '2026-01-01', rules: policyDocumentOf(20) }],
      },
    ],
    'a schedule': [
      `/admin/leave/schedules/${empty.schedule}`,
      { version: 1, name: `Week ${empty.schedule}`, minutes: minutes.with(9, 0) },
    ],
    holidays: [
      `/admin/leave/places/${empty.place}/holidays/2026`,
      { version: 1, holidays: [{ date: '2026-08-05', name: 'Fair' }] },
    ],
  };
}

const join = () => hr.post('/admin/leave/terms', { userIds: [ann.id], from: '2026-01-01', ...empty });

describe('the previewed effect on no one', () => {
  test.each(['a policy', 'a plan', 'a schedule', 'holidays'])(
    'of %s is void once someone joins',
    async (kind) => {
      const [path, body] = (await changesOfEmpty())[kind] as [string, object];
      const { people, changed, fingerprint } = (await hr.put(path, { ...body, dryRun: true })).json();
      expect({ people, changed }).toEqual({ people: 0, changed: [] });
      expect((await join()).statusCode).toBe(200);

      const refused = await hr.put(path, { ...body, fingerprint });
      expect(refused.json()).toMatchObject({ code: 'IMPACT_CHANGED' });
      const seen = (await hr.put(path, { ...body, dryRun: true })).json();
      expect(seen.people).toBe(1);
      expect((await hr.put(path, { ...body, fingerprint: seen.fingerprint })).statusCode).toBe(200);
    },
  );

  test('of a policy is applied before someone joins at the same moment, or not at all', async () => {
    for (let round = 0; round < 8; round += 1) {
      empty = await placeOfDays(30);
      ann = await app.signedIn('EMPLOYEE');
      await giveTerms(app.database, ann.id, elsewhere);
      const [path, body] = (await changesOfEmpty())['a policy'] as [string, object];
      const { fingerprint } = (await hr.put(path, { ...body, dryRun: true })).json();
      const change = () => hr.put(path, { ...body, fingerprint });
      const [joined, changed] =
        round % 2 === 0
          ? await Promise.all([join(), change()])
          : (await Promise.all([change(), join()])).toReversed();
      expect(joined?.statusCode, joined?.body).toBe(200);
      expect(changed?.json()).toMatchObject(
        changed?.statusCode === 200 ? { impact: { people: 0 } } : { code: 'IMPACT_CHANGED' },
      );
      // Ann gets the new rules only if they were saved before she joined.
      const [gained] = joined?.json().impact.changed ?? [];
      expect(gained).toMatchObject({ person: ann.id, after: changed?.statusCode === 200 ? 20 : 30 });
    }
  });
});

test.each([
  ['a plan', (): [string, object] => [`/admin/leave/plans/${elsewhere.plan}`, { yearStart: '01-01' }]],
  [
    'a schedule',
    (): [string, object] => [
      `/admin/leave/schedules/${elsewhere.schedule}`,
      { minutes: [...Array(10).fill(240), 0, 0, 0, 0] },
    ],
  ],
])('a new name of %s affects no one, even the people who have it', async (_record, addressed) => {
  const [path, fields] = addressed();
  const renamed = { version: 1, name: `Renamed ${path}`, ...fields };
  const seen = (await hr.put(path, { ...renamed, dryRun: true })).json();
  expect(seen).toMatchObject({ people: 0, changed: [], recounted: [] });
  const saved = await hr.put(path, { ...renamed, fingerprint: seen.fingerprint });
  expect(saved.json()).toMatchObject({ name: renamed.name });
  const other = {
    ...renamed,
    version: 2,
    ...(path.includes('plans') ? { policies: [] } : { minutes: Array(14).fill(0).with(0, 240) }),
  };
  expect((await hr.put(path, { ...other, dryRun: true })).json().people).toBe(1);
});
