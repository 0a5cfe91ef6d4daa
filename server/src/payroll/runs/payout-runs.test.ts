import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest } from '../../testing/factories.ts';
import { createPayrollProfile } from '../../testing/payroll-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const apps: TestApp[] = [];
let app: TestApp;
let hr: TestActor;
let lena: TestActor;
beforeEach(async () => {
  app = await testApp({ today: '2026-11-27' });
  apps.push(app);
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen Okafor' });
  lena = await app.signedIn('EMPLOYEE', { name: 'Lena Fischer' });
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

const october = { from: '2026-10-01', to: '2026-10-31' };
const november = { from: '2026-11-01', to: '2026-11-30' };

function profileWith(settings: Partial<ProfileSettings> = {}) {
  const types = [{ code: 'VACATION', payrollCode: '500' }];
  return createPayrollProfile(app.database, { types, ...settings });
}

async function absent(days: string): Promise<void> {
  const [startDate = '', endDate = startDate] = days.split(' ');
  const approved = { status: 'APPROVED', decidedById: hr.id } as const;
  await createRequest(app.database, { requesterId: lena.id, startDate, endDate, ...approved });
}

async function handOver(profileId: string, period: object, given: object = {}) {
  const answer = await hr.post('/admin/payroll/runs', { profileId, ...period, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

describe('pay-outs', () => {
  const columns = ['payrollCode', 'month', 'days', 'hours'].map((field) => ({ field, heading: '' }) as never);
  const withPayouts = [{ code: 'VACATION', payrollCode: '500', payoutCode: '510' }];
  const pay = async (amount: number, on: string): Promise<string> => {
    const payout = { userId: lena.id, type: 'VACATION', amount, on };
    const answer = await hr.post('/admin/leave/payouts', payout);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };

  test('are rows with their own code, also without any absence', async () => {
    const { id: profileId } = await profileWith({ columns, headings: false, types: withPayouts });
    await pay(2.5, '2026-11-20');
    const alone = await handOver(profileId, november, { dryRun: true });
    expect(alone.rows).toMatchObject([{ isPaidOut: true, days: 2.5, hours: 20, month: '2026-11' }]);
    await absent('2026-11-02 2026-11-03');
    const run = await handOver(profileId, november);
    expect((await hr.get(`/admin/payroll/runs/${run.id}/file`)).body).toBe(
      '500,2026-11,2,16\r\n510,2026-11,2.5,20\r\n',
    );
  });

  test('are left out without a code, and of types that the file lacks', async () => {
    await pay(1, '2026-11-20');
    const { id: without } = await profileWith();
    expect(await handOver(without, november)).toMatchObject({ rowCount: 0 });
    const { id: other } = await profileWith({ types: [{ code: 'SICK_LEAVE', payoutCode: '610' }] });
    expect(await handOver(other, november)).toMatchObject({ rowCount: 0 });
  });

  test.each(['SUMS', 'ABSENCES', 'DAYS'] as const)(
    '%s: undone and late ones are corrected once',
    async (level) => {
      const { id: profileId } = await profileWith({ level, columns, types: withPayouts });
      const undone = await pay(2, '2026-10-15');
      await handOver(profileId, october);
      expect((await hr.delete(`/admin/leave/adjustments/${undone}`)).statusCode).toBe(204);
      await pay(3, '2026-10-20');
      const run = await handOver(profileId, november);
      const days = (rows: PayrollRow[]) =>
        rows.reduce((sum, row) => sum + (row.isPaidOut ? (row.days ?? row.share ?? 0) : 0), 0);
      expect(days(run.corrections)).toBe(1);
      expect(run.correctionCount).toBe(level === 'SUMS' ? 1 : 2);
      const after = (await hr.get(`/admin/payroll/changes?profileId=${profileId}`)).json();
      expect(after.count).toBe(0);
    },
  );
});

test('absences of an earlier employment stay in the rows after a return', async () => {
  const { id: profileId } = await profileWith();
  await absent('2026-10-05 2026-10-06');
  await handOver(profileId, october);
  const earlier = {
    startDate: '2020-01-01',
    endDate: '2026-10-31',
    countsEarlier: false,
    keepsBalance: false,
  };
  await app.database
    .updateTable('users')
    .set({ employmentStart: '2026-11-16', earlierEmployments: JSON.stringify([earlier]) })
    .where('id', '=', lena.id)
    .execute();
  const changes = (await hr.get(`/admin/payroll/changes?profileId=${profileId}`)).json();
  expect(changes).toMatchObject({ count: 0 });
});
