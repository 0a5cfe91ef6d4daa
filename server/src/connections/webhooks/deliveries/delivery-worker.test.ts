import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment } from '../../../testing/factories.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Receiver, startReceiver } from '../../../testing/webhook-receiver.ts';
import { storeWebhook } from '../../../testing/webhooks.ts';

let app: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  app = await testApp({ config: { outgoingHosts: ['127.0.0.1'] } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.close();
  receiver.close();
});

test('many events are delivered one after the other, without a pause between them', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const admin = await app.signedIn('SYSTEM_ADMIN', { departmentId });
  const id = await storeWebhook(app, { url: receiver.url });
  for (let count = 0; count < 30; count += 1) await admin.post(`/admin/webhooks/${id}/test`);
  await expect.poll(() => receiver.calls.length, { timeout: 10_000 }).toBe(30);
});
