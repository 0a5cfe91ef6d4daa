import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-05' });
  departmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
});
afterAll(() => app.close());

test('rejecting a report and rebooking its vacation at once: one wins, nothing is overdrawn', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await app.signedIn('EMPLOYEE', { departmentId });
    const vacation = { requesterId: ann.id, startDate: '2026-08-03', endDate: '2026-08-14' };
    const approved = { status: 'APPROVED', decidedById: manager.id } as const;
    const { id } = await createRequest(app.database, { ...vacation, ...approved });
    const ill = { startDate: '2026-08-05', endDate: '2026-08-06', type: 'SICK_LEAVE' };
    const { recorded } = (await ann.post(`/vacation/${id}/interruptions`, ill)).json();
    // All 16 days available while the report is pending; 14 once its vacation is restored.
    const wanted = { type: 'VACATION', startDate: '2026-09-07', endDate: '2026-09-28' };
    const [rejected, booked] = await Promise.all([
      manager.post(`/vacation/${recorded.id}/reject`, {}),
      ann.post('/vacation', wanted),
    ]);
    expect([rejected.statusCode, booked.statusCode]).toSatisfy(
      ([rejection, booking]: number[]) =>
        (rejection === 200 && booking === 400) || (rejection === 409 && booking === 201),
    );
    const { vacationDaysAvailable } = (await ann.get('/vacation/my-balance')).json();
    expect(vacationDaysAvailable).toBe(rejected.statusCode === 200 ? 14 : 0);
  }
});
