import type { DeliveryStatus } from '@almanac/domain/connections/webhooks/delivery-status';
import type {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
  testWebhook,
} from '@almanac/domain/connections/webhooks/endpoints';
import type { CreateWebhook, Delivery, Webhook } from '@almanac/domain/connections/webhooks/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { onItsWay } from '../../platform/session/query-client.ts';

const call = {
  listWebhooks: caller<typeof listWebhooks>('GET', '/admin/webhooks'),
  createWebhook: caller<typeof createWebhook>('POST', '/admin/webhooks'),
  changeWebhook: caller<typeof changeWebhook>('PUT', '/admin/webhooks/{id}'),
  deleteWebhook: caller<typeof deleteWebhook>('DELETE', '/admin/webhooks/{id}'),
  rotateWebhook: caller<typeof rotateWebhook>('POST', '/admin/webhooks/{id}/rotate'),
  testWebhook: caller<typeof testWebhook>('POST', '/admin/webhooks/{id}/test'),
  listDeliveries: caller<typeof listDeliveries>('GET', '/admin/webhooks/{id}/deliveries'),
  replayDelivery: caller<typeof replayDelivery>(
    'POST',
    '/admin/webhooks/{id}/deliveries/{deliveryId}/replay',
  ),
};

const webhooksKey = ['webhooks'] as const;

/** Deliveries on a page of the list. */
const limit = '50';

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: ({ signal }) => call.listWebhooks({}, signal),
  staleTime: onItsWay,
});

/** The current webhook; undefined if it is gone. */
export async function reloadWebhook({ id }: Pick<Webhook, 'id'>): Promise<Webhook | undefined> {
  return (await call.listWebhooks({})).find((webhook) => webhook.id === id);
}

/** A page of deliveries, the newest first; refetched while one waits, since the receiver answers at any time. */
export function deliveriesQuery(asked: { id: string; status?: DeliveryStatus | undefined; page: number }) {
  return queryOptions({
    queryKey: [...webhooksKey, 'deliveries', asked],
    queryFn: ({ signal }) => call.listDeliveries({ ...asked, page: String(asked.page), limit }, signal),
    staleTime: onItsWay,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status, attempts }) => status === 'PENDING' && attempts === 0) ? 2_000 : false,
  });
}

export function createWebhookMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<CreateWebhook>) => call.createWebhook(values),
    onSuccess: (_webhook, _input, _result, { client }) => refetchWebhooks(client),
  });
}

export function changeWebhookMutation({ id }: Pick<Webhook, 'id'>) {
  return mutationOptions({
    mutationFn: ({ values, version }: Submitted<CreateWebhook>) =>
      call.changeWebhook({ id, ...values, version }),
    onSuccess: (_webhook, _input, _result, { client }) => refetchWebhooks(client),
  });
}

/** Switches the webhook on or off. */
export function switchWebhookMutation() {
  return mutationOptions({
    mutationFn: ({ id, version, isActive }: Pick<Webhook, 'id' | 'version' | 'isActive'>) =>
      call.changeWebhook({ id, isActive, version }),
    onSettled: (_webhook, _error, _input, _result, { client }) => refetchWebhooks(client),
  });
}

export function deleteWebhookMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Pick<Webhook, 'id' | 'version'>) =>
      call.deleteWebhook({ id, version: `${version}` }),
    onSuccess: (_answer, _webhook, _result, { client }) => refetchWebhooks(client),
  });
}

export function rotateWebhookMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Webhook, 'id'>) => call.rotateWebhook({ id }),
    onSettled: (_answer, _error, _webhook, _result, { client }) => refetchWebhooks(client),
  });
}

export function testWebhookMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Webhook, 'id'>) => call.testWebhook({ id }),
    onSettled: (_answer, _error, _webhook, _result, { client }) => refetchWebhooks(client),
  });
}

export function replayDeliveryMutation(webhook: Pick<Webhook, 'id'>) {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Delivery, 'id'>) => call.replayDelivery({ id: webhook.id, deliveryId: id }),
    onSettled: (_answer, _error, _delivery, _result, { client }) => refetchWebhooks(client),
  });
}

async function refetchWebhooks(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: webhooksKey });
}
