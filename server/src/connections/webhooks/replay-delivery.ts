import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookReplayed } from '@almanac/domain/connections/webhooks/events';
import { sentEvent } from '@almanac/domain/connections/webhooks/public-events';
import type { Delivery } from '@almanac/domain/connections/webhooks/schema';
import { noSuchDelivery, refuseLostSecret } from '@almanac/domain/connections/webhooks/webhook-rules';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { deliveryAnswer, readDelivery, readKnownDelivery } from './deliveries/delivery-queries.ts';
import { lockDelivery, restartDelivery } from './deliveries/delivery-store.ts';
import { readWebhook } from './records/webhook-queries.ts';
import { hostOf } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { lockWebhook } from './records/webhook-store.ts';

/** Sends an event again, also while the webhook is off. One that waits is not sent twice. */
export async function replayDelivery(
  context: WebhookContext,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Outcome<Delivery, 'FORBIDDEN' | 'NOT_FOUND' | 'SWITCHED_OFF'>> {
  const { actor, secrets } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  return change<Delivery, 'NOT_FOUND' | 'SWITCHED_OFF'>(context, async (writer) => {
    await lockWebhook(writer, id);
    await lockDelivery(writer, deliveryId);
    const [webhook, delivery] = [await readWebhook(writer, id), await readDelivery(writer, deliveryId)];
    if (!webhook || delivery?.webhookId !== id) return noSuchDelivery();
    if (secrets.open(webhook.sealedSecret) === undefined) return refuseLostSecret();
    if (delivery.status === 'PENDING') return unchanged(deliveryAnswer(delivery));
    await restartDelivery(writer, deliveryId);
    return {
      result: deliveryAnswer(await readKnownDelivery(writer, deliveryId)),
      events: [
        webhookReplayed({
          entityId: id,
          changes: [{ field: 'delivery', to: 'PENDING' }],
          data: { host: hostOf(webhook), deliveryId, event: sentEvent(delivery.event) },
        }),
      ],
    };
  });
}
