import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createType } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let ann: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  const { id: departmentId } = await createDepartment(app.database);
  const admin = await app.signedIn('HR_ADMIN');
  ann = await app.signedIn('EMPLOYEE', { departmentId });
  const bea = await app.signedIn('EMPLOYEE', { name: 'Bea', departmentId });
  await createType(app.database, { code: 'TRAINING', name: 'Training', shownTo: 'EVERYONE' });
  await createType(app.database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
  const approved = { requesterId: bea.id, status: 'APPROVED', decidedById: admin.id } as const;
  await createRequest(app.database, { ...approved, startDate: '2026-07-06', type: 'TRAINING' });
  await createRequest(app.database, { ...approved, startDate: '2026-07-07', type: 'VACATION' });
  await createRequest(app.database, { ...approved, startDate: '2026-07-08', type: 'CURE' });
});
afterAll(() => app.close());

/** The teammates' absences that Ann sees in the period. */
async function toldOf(startDate: string, endDate: string) {
  const answer = await ann.get(`/vacation/conflicts/check?startDate=${startDate}&endDate=${endDate}`);
  return answer
    .json()
    .teammates.map(({ startDate, endDate, type }: Record<string, string>) => [startDate, endDate, type]);
}

test('colleagues see only public types, and no boundaries between hidden ones', async () => {
  expect(await toldOf('2026-07-06', '2026-07-10')).toEqual([
    ['2026-07-06', '2026-07-06', 'TRAINING'],
    ['2026-07-07', '2026-07-08', undefined],
  ]);
});

test('the bounds of the period reveal no boundaries either', async () => {
  const whole = [['2026-07-07', '2026-07-08', undefined]];
  expect(await toldOf('2026-07-07', '2026-07-07')).toEqual(whole);
  expect(await toldOf('2026-07-08', '2026-07-08')).toEqual(whole);
  expect(await toldOf('2026-07-09', '2026-07-10')).toEqual([]);
});
