import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlan } from '../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const fiveDays = { type: 'VACATION', startDate: '2026-08-10', endDate: '2026-08-14' };

test('a booking waits for a holiday change, or the change’s effect is outdated', async () => {
  for (let round = 0; round < 8; round += 1) {
    const held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
    const ann = await app.signedIn('EMPLOYEE');
    await giveTerms(app.database, ann.id, held);
    const year = `/admin/leave/places/${held.place}/holidays/2026`;
    const holidays = [{ date: '2026-08-14', name: 'Eve of Assumption' }];
    const asked = async () => (await hr.put(year, { holidays, dryRun: true })).json();
    const { fingerprint, changed } = await asked();
    expect(changed).toEqual([]);
    const [booked, applied] = await Promise.all([
      ann.post('/vacation', fiveDays),
      hr.put(year, { holidays, fingerprint }),
    ]);
    expect(booked.statusCode, booked.body).toBe(201);
    const stored = (await hr.get(year)).json().holidays;
    if (applied.statusCode === 200) {
      expect(applied.json().impact).toMatchObject({ changed: [], recounted: [] });
      expect(stored).toEqual(holidays);
    } else {
      expect(applied.json().code, applied.body).toBe('IMPACT_CHANGED');
      expect(stored).toEqual([]);
      expect((await asked()).changed).toMatchObject([{ person: ann.id, before: 19, after: 20 }]);
    }
  }
});

test('a schedule change and deletion at once see each other', async () => {
  const minutes = [...Array(8).fill(240), ...Array(6).fill(0)];
  for (let round = 0; round < 5; round += 1) {
    const name = randomUUID();
    const { id } = (await hr.post('/admin/leave/schedules', { name, minutes })).json();
    const [changed, deleted] = await Promise.all([
      hr.put(`/admin/leave/schedules/${id}`, { name: `${name} anew`, minutes, version: 1 }),
      hr.delete(`/admin/leave/schedules/${id}?version=1`),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([changed.statusCode, deleted.statusCode]);
  }
});
