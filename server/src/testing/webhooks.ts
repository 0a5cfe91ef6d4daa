import { randomUUIDv7 } from 'node:crypto';
import { secretBox } from '../platform/outgoing/secret-box.ts';
import { secretOfTests, type TestApp } from './test-app.ts';

/** A webhook whose calls reach no one. Returns its id. */
export async function storeWebhook(
  { database }: Pick<TestApp, 'database'>,
  webhook: { url?: string; isActive?: boolean; events?: string[] } = {},
): Promise<string> {
  const id = randomUUIDv7();
  await database
    .insertInto('webhooks')
    .values({
      id,
      // An address that is refused before it is called.
      url: 'https://127.0.0.1/hooks',
      events: ['time-off.approved'],
      names: false,
      types: false,
      isActive: false,
      sealedSecret: secretBox(secretOfTests).seal('whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw=='),
      ...webhook,
    })
    .execute();
  return id;
}

/** A delivery that was given up. Returns its id. */
export async function storeDelivery(
  { database }: Pick<TestApp, 'database'>,
  webhookId: string,
): Promise<string> {
  const { id } = await database
    .insertInto('webhookDeliveries')
    .values({ webhookId, event: 'webhook.test', status: 'FAILED', attempts: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
