import type { DeliveryStatus } from '@almanac/domain/connections/webhooks/delivery-status';
import type { Delivery, ListDeliveries } from '@almanac/domain/connections/webhooks/schema';
import type { Reader } from '../../../platform/database/database.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';

function selectDeliveries(database: Reader) {
  return database
    .selectFrom('webhookDeliveries as delivery')
    .select(({ ref }) => [
      'delivery.id',
      'delivery.webhookId',
      'delivery.entryId',
      'delivery.event',
      'delivery.at',
      ref('delivery.status').$castTo<DeliveryStatus>().as('status'),
      'delivery.attempts',
      'delivery.nextAttemptAt',
      'delivery.lastStatusCode',
      'delivery.lastError',
      'delivery.lastMilliseconds',
    ]);
}

export type StoredDelivery = Awaited<
  ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>
>;

export function readDelivery(database: Reader, id: string): Promise<StoredDelivery | undefined> {
  return selectDeliveries(database).where('delivery.id', '=', id).executeTakeFirst();
}

/** A delivery that must exist. */
export function readKnownDelivery(database: Reader, id: string): Promise<StoredDelivery> {
  return selectDeliveries(database).where('delivery.id', '=', id).executeTakeFirstOrThrow();
}

/** A page of a webhook's deliveries, the newest first, and how many there are; no number if there is no webhook. */
export async function readDeliveries(
  database: Reader,
  { id, status, page, limit }: ListDeliveries & { id: string },
): Promise<{ deliveries: StoredDelivery[]; total: number | undefined }> {
  const ofWebhook = selectDeliveries(database).where('delivery.webhookId', '=', id);
  const found = status === undefined ? ofWebhook : ofWebhook.where('delivery.status', '=', status);
  const [deliveries, webhook] = await Promise.all([
    found
      .orderBy('delivery.at', 'desc')
      .orderBy('delivery.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    database
      .selectFrom('webhooks as webhook')
      .select(({ selectFrom }) => {
        const counted = selectFrom('webhookDeliveries as delivery')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .whereRef('delivery.webhookId', '=', 'webhook.id');
        const total = status === undefined ? counted : counted.where('delivery.status', '=', status);
        return total.as('total');
      })
      .where('webhook.id', '=', id)
      .executeTakeFirst(),
  ]);
  return { deliveries, total: webhook && Number(webhook.total) };
}

/** The delivery as administrators see it. */
export function deliveryAnswer({
  id,
  event,
  at,
  status,
  attempts,
  nextAttemptAt,
  ...last
}: StoredDelivery): Delivery {
  const { lastStatusCode, lastError, lastMilliseconds } = last;
  const nextAttempt = status === 'PENDING' ? nextAttemptAt?.toISOString() : undefined;
  return {
    id,
    event,
    at: at.toISOString(),
    attempts,
    status,
    ...withoutNulls({ lastStatusCode, lastError, lastMilliseconds }),
    ...(nextAttempt !== undefined && { nextAttemptAt: nextAttempt }),
  };
}
