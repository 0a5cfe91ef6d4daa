import * as z from 'zod/mini';
import { checkConnectionAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { DeletedVersion } from '../../version.ts';
import {
  ChangeWebhook,
  CreatedWebhook,
  CreateWebhook,
  Delivery,
  DeliveryId,
  DeliveryPage,
  ListDeliveries,
  RotatedSecret,
  Webhook,
  WebhookId,
} from './schema.ts';

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'The webhooks, by address',
  method: 'GET',
  path: '/admin/webhooks',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  status: 200,
  answer: z.array(Webhook),
  refusals: ['FORBIDDEN'],
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Adds a webhook; the secret that signs its calls is returned only once',
  method: 'POST',
  path: '/admin/webhooks',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  body: CreateWebhook,
  status: 201,
  answer: CreatedWebhook,
  refusals: ['FORBIDDEN', 'TOO_MANY'],
});

export const changeWebhook = endpoint({
  name: 'changeWebhook',
  summary: 'Changes a webhook, or switches it on or off',
  method: 'PUT',
  path: '/admin/webhooks/{id}',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: WebhookId,
  body: ChangeWebhook,
  status: 200,
  answer: Webhook,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'SWITCHED_OFF'],
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Deletes a webhook with its deliveries; nothing is sent to it any more',
  method: 'DELETE',
  path: '/admin/webhooks/{id}',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: WebhookId,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const rotateWebhook = endpoint({
  name: 'rotateWebhook',
  summary: 'Replaces the secret of a webhook; the former one also signs for 24 hours',
  method: 'POST',
  path: '/admin/webhooks/{id}/rotate',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: WebhookId,
  status: 200,
  answer: RotatedSecret,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Sends the event webhook.test to a webhook, also if it is off',
  method: 'POST',
  path: '/admin/webhooks/{id}/test',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: WebhookId,
  status: 202,
  answer: Delivery,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'SWITCHED_OFF'],
});

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  method: 'GET',
  path: '/admin/webhooks/{id}/deliveries',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: WebhookId,
  query: ListDeliveries,
  status: 200,
  answer: DeliveryPage,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const replayDelivery = endpoint({
  name: 'replayDelivery',
  summary: 'Sends an event again, with the same webhook-id',
  method: 'POST',
  path: '/admin/webhooks/{id}/deliveries/{deliveryId}/replay',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: DeliveryId,
  status: 202,
  answer: Delivery,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'SWITCHED_OFF'],
});
