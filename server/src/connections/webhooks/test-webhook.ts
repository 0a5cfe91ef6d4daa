import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookTested } from '@almanac/domain/connections/webhooks/events';
import { message } from '@almanac/domain/connections/webhooks/messages/message';
import { testEvent } from '@almanac/domain/connections/webhooks/public-events';
import type { Delivery } from '@almanac/domain/connections/webhooks/schema';
import { refuseLostSecret } from '@almanac/domain/connections/webhooks/webhook-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { deliveryAnswer, readKnownDelivery } from './deliveries/delivery-queries.ts';
import { insertTest } from './deliveries/delivery-store.ts';
import { readWebhook } from './records/webhook-queries.ts';
import { hostOf } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { lockWebhook } from './records/webhook-store.ts';

/** Sends a test, also while the webhook is off. */
export async function testWebhook(
  context: WebhookContext,
  { id }: { id: string },
): Promise<Outcome<Delivery, 'FORBIDDEN' | 'NOT_FOUND' | 'SWITCHED_OFF'>> {
  const { actor, secrets } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  return change<Delivery, 'NOT_FOUND' | 'SWITCHED_OFF'>(context, async (writer) => {
    await lockWebhook(writer, id);
    const webhook = await readWebhook(writer, id);
    if (!webhook) return notFound(message('connections.webhooks.record'));
    if (secrets.open(webhook.sealedSecret) === undefined) return refuseLostSecret();
    const { id: deliveryId } = await insertTest(writer, id, testEvent);
    return {
      result: deliveryAnswer(await readKnownDelivery(writer, deliveryId)),
      events: [
        webhookTested({
          entityId: id,
          changes: [{ field: 'delivery', to: 'PENDING' }],
          data: { host: hostOf(webhook), deliveryId },
        }),
      ],
    };
  });
}
