import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { message } from '@almanac/domain/connections/webhooks/messages/message';
import type { DeliveryPage, ListDeliveries } from '@almanac/domain/connections/webhooks/schema';
import { paginationOf } from '@almanac/domain/paging';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { deliveryAnswer, readDeliveries } from './deliveries/delivery-queries.ts';
import type { WebhookContext } from './records/webhook-settings.ts';

export async function listDeliveries(
  { database, actor }: WebhookContext,
  asked: ListDeliveries & { id: string },
): Promise<Outcome<DeliveryPage, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const { deliveries, total } = await readDeliveries(database, asked);
  if (total === undefined) return notFound(message('connections.webhooks.record'));
  return { data: deliveries.map(deliveryAnswer), pagination: paginationOf(asked, total) };
}
