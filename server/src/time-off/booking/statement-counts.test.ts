import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../testing/factories.ts';
import { countStatements, type StatementCounter } from '../../testing/statements.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

// Round trips are most of a write's cost. These numbers may shrink. One of each write stores what webhooks receive.
const most = {
  submit: 12,
  preview: 5,
  approve: 14,
  cancel: 17,
};

let app: TestApp;
let counter: StatementCounter;
let employee: TestActor;
let manager: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-04' });
  counter = countStatements(app.servicePool);
  const { id: departmentId } = await createDepartment(app.database);
  employee = await app.signedIn('EMPLOYEE', { departmentId });
  manager = await app.signedIn('MANAGER', { departmentId });
  // The first call of a day checks for ended employments.
  await employee.get('/auth/get-session');
});
afterAll(() => app.close());

const week = { type: 'VACATION', startDate: '2026-03-09', endDate: '2026-03-13' };

/** The response of a successful call, and its number of statements. */
async function counted(call: () => ReturnType<TestActor['post']>) {
  let answer = { id: '', version: 0 };
  const sent = await counter.sentBy(async () => {
    const { statusCode, body } = await call();
    expect(statusCode, body).toBeLessThan(300);
    answer = JSON.parse(body);
  });
  return { answer, count: sent.length };
}

test('a preview, request, approval and cancellation stay within their statement counts', async () => {
  const preview = await counted(() => employee.post('/vacation/preview', week));
  const submit = await counted(() => employee.post('/vacation', week));
  const { id, version } = submit.answer;
  const approve = await counted(() => manager.post(`/vacation/${id}/approve`, { version }));
  const cancel = await counted(() =>
    employee.post(`/vacation/${id}/cancel`, { version: approve.answer.version }),
  );
  const counts = {
    submit: submit.count,
    preview: preview.count,
    approve: approve.count,
    cancel: cancel.count,
  };
  for (const call of ['submit', 'preview', 'approve', 'cancel'] as const) {
    expect(counts[call], call).toBeGreaterThan(1);
    expect(counts[call], call).toBeLessThanOrEqual(most[call]);
  }
});
