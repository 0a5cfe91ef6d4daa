import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/factories.ts';
import {
  type FormerPeople,
  formerDatabase,
  migrateFully,
  storeFormerRecords,
} from '../../testing/former-database.ts';
import { noReactions } from '../../testing/no-reactions.ts';
import { createRecalculation } from '../../testing/recalculation-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';
import { verifyClosings } from '../closings/verify-closings.ts';
import { compareEngines } from './compare-engines.ts';

const today = '2026-11-25';

const list = async (actor: TestActor, query = '') =>
  (await actor.get(`/admin/leave/recalculations${query}`)).json();
describe('the first start after an update', () => {
  let app: TestApp;
  let database: TestDatabase;
  let former: FormerPeople;
  let hr: TestActor;

  beforeAll(async () => {
    database = await formerDatabase();
    former = await storeFormerRecords(database);
    await migrateFully(database);
    app = await testApp({ today, database });
    hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test('lists only changed balances, with reasons', async () => {
    const { data, counts } = await list(hr);
    const moved = [
      { on: '2026-12-31', before: 24, after: 0 },
      { on: '2027-01-01', before: 42, after: 24 },
    ];
    expect(
      data.map(({ person, days, reasons }: { person: { name: string }; days: unknown; reasons: unknown }) => [
        person.name,
        days,
        reasons,
      ]),
    ).toEqual([
      ['Ada', moved, ['PLAN_CHANGE_ENDS_YEAR']],
      ['Admin', moved, ['PLAN_CHANGE_ENDS_YEAR']],
      ['Ben', [{ on: today, before: 0, after: 18 }], ['OUTSIDE_EMPLOYMENT']],
    ]);
    expect(data[0]).toMatchObject({ type: 'VACATION', unit: 'DAY', madeOn: today, state: 'OPEN' });
    expect(counts).toEqual({ open: 3, kept: 0, accepted: 0 });
  });

  test('marks closing balances, which keep their figures and pass the check', async () => {
    const rows = await app.database
      .selectFrom('leaveClosingBalances')
      .select(['userId', 'amount', 'mark', 'recalculatedAmount'])
      .execute();
    expect(new Map(rows.map(({ userId, ...row }) => [userId, row]))).toEqual(
      new Map([
        [former.ada, { amount: 2400, mark: null, recalculatedAmount: null }],
        [former.cleo, { amount: 0, mark: null, recalculatedAmount: null }],
        [former.ben, { amount: 0, mark: 'RECALCULATED', recalculatedAmount: 1800 }],
      ]),
    );
    expect(await verifyClosings(app.database)).toEqual({ closings: 1, balances: 3, recalculated: 1 });
  });

  test('the check accepts only the marked difference of the update', async () => {
    const change = (values: object) =>
      app.database.updateTable('leaveClosingBalances').set(values).where('userId', '=', former.ben).execute();
    await change({ recalculatedAmount: 100 });
    expect((await verifyClosings(app.database)).fault).toContain('Ben');
    await change({ mark: null, recalculatedAmount: null });
    expect((await verifyClosings(app.database)).fault).toContain('Ben');
    await change({ mark: 'RECALCULATED', recalculatedAmount: 1800 });
    expect((await verifyClosings(app.database)).fault).toBeUndefined();
  });

  describe('an administrator', () => {
    const keep = (actor: TestActor, id: string, body = {}) =>
      actor.post(`/admin/leave/recalculations/${id}/keep`, body);
    const accept = (actor: TestActor, id: string) =>
      actor.post(`/admin/leave/recalculations/${id}/accept`, {});
    const lineOf = async (name: string): Promise<string> => {
      const { data } = await list(hr);
      return data.find(({ person }: { person: { name: string } }) => person.name === name).id;
    };
    const adjustmentsOf = (userId: string) =>
      app.database
        .selectFrom('leaveAdjustments')
        .select(['effectiveOn', 'amount', 'reason', 'authorId'])
        .where('userId', '=', userId)
        .execute();
    const closingOn = async (userId: string, on: string) => {
      const path = `/vacation/accounts/VACATION/entries?userId=${userId}&from=${on}&to=${on}`;
      return (await hr.get(path)).json().closing;
    };

    test('restores a balance by one adjustment, however many ask', async () => {
      const id = await lineOf('Ada');
      expect(await closingOn(former.ada, '2027-01-01')).toBe(24);
      const other = await app.signedIn('SYSTEM_ADMIN', { name: 'Root' });
      const answers = await Promise.all([keep(hr, id), keep(hr, id), keep(other, id)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await adjustmentsOf(former.ada)).toMatchObject([
        { effectiveOn: '2027-01-01', amount: 1800, reason: 'As before the update of Wed 25 Nov 2026' },
      ]);
      expect(await closingOn(former.ada, '2027-01-01')).toBe(42);
      expect((await keep(hr, id)).json()).toMatchObject({
        state: 'KEPT',
        decidedBy: { name: expect.any(String) },
      });
      expect((await accept(hr, id)).json()).toMatchObject({ code: 'INVALID_TRANSITION' });
      expect(await adjustmentsOf(former.ada)).toHaveLength(1);
    });

    test('decides no balance of their own', async () => {
      const self = await app.signedIn('HR_ADMIN', { name: 'Selma' });
      const own = await createRecalculation(app.database, self.id);
      expect((await keep(self, own)).json()).toMatchObject({ code: 'OWN_BALANCE' });
      expect((await accept(self, own)).json()).toMatchObject({ code: 'OWN_BALANCE' });
      const all = await self.post('/admin/leave/recalculations/accept-all');
      expect(all.json()).toEqual({ decided: 2, open: 1, own: 1 });
      expect(await adjustmentsOf(former.ben)).toEqual([]);
    });

    test('restores all open balances at once', async () => {
      const keepAll = async () => (await hr.post('/admin/leave/recalculations/keep-all')).json();
      const both = await Promise.all([keepAll(), keepAll()]);
      expect(both.map(({ decided }) => decided).sort()).toEqual([0, 1]);
      expect(await keepAll()).toEqual({ decided: 0, open: 0, own: 0 });
      expect((await list(hr, '?state=OPEN')).data).toEqual([]);
      expect((await list(hr)).counts).toEqual({ open: 0, kept: 2, accepted: 2 });
    });

    test("decides many people's balances in batches", async () => {
      for (let count = 0; count < 53; count += 1) {
        const { id } = await createUser(app.database);
        await createRecalculation(app.database, id);
      }
      const acceptAll = async () => (await hr.post('/admin/leave/recalculations/accept-all')).json();
      expect(await acceptAll()).toEqual({ decided: 50, open: 3, own: 0 });
      expect(await acceptAll()).toEqual({ decided: 3, open: 0, own: 0 });
    });

    test('finds the closed balances unchanged', async () => {
      expect(await verifyClosings(app.database)).toEqual({ closings: 1, balances: 3, recalculated: 1 });
    });
  });

  test("is logged once, and later starts don't compare again", async () => {
    const entries = () =>
      app.database
        .selectFrom('auditEntries')
        .select('id')
        .where('action', '=', 'leave.recalculated')
        .execute();
    expect(await entries()).toHaveLength(1);
    await app.seed();
    expect(await entries()).toHaveLength(1);
    expect((await list(hr, '?state=KEPT')).data).toHaveLength(2);
  });
});

describe('a start that compares', () => {
  const jobs = { enqueue: async () => undefined, wake: () => undefined };
  const comparison = { today };
  const due = ({ database: db }: Pick<TestDatabase, 'database'>) =>
    db.selectFrom('leaveEngineUpdates').select(['formerEngine', 'comparedOn']).execute();
  const lines = ({ database: db }: TestDatabase) =>
    db.selectFrom('leaveRecalculations').select('id').execute();

  test('stores nothing if interrupted, and the next start compares again', async () => {
    const testing = await formerDatabase();
    await storeFormerRecords(testing);
    await migrateFully(testing);
    const context = { database: testing.database, react: noReactions, jobs };
    await expect(compareEngines(context, { ...comparison, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await lines(testing)).toEqual([]);
    expect(await due(testing)).toEqual([{ formerEngine: 1, comparedOn: null }]);
    const twice = await Promise.all([
      compareEngines(context, comparison),
      compareEngines(context, comparison),
    ]);
    expect(twice.filter((result) => result !== undefined)).toEqual([
      { accounts: 3, people: 3, closingBalances: 1 },
    ]);
    expect(await lines(testing)).toHaveLength(3);
    expect(await due(testing)).toEqual([{ formerEngine: 1, comparedOn: today }]);
    await testing.drop();
  });

  test('refuses balances of an unknown engine', async () => {
    const testing = await testDatabase();
    await testing.database.insertInto('leaveEngineUpdates').values({ formerEngine: 7 }).execute();
    await expect(
      compareEngines({ database: testing.database, react: noReactions, jobs }, comparison),
    ).rejects.toThrow('come from engine 7');
    await testing.drop();
  });

  test('has nothing to compare in a new database', async () => {
    const app = await testApp({ today });
    expect(await due(app)).toEqual([]);
    const admin = await app.signedIn('HR_ADMIN');
    expect(await list(admin)).toMatchObject({ data: [], counts: { open: 0, kept: 0, accepted: 0 } });
    await app.close();
  });
});
