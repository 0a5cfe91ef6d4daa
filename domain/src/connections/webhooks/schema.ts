import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { Pagination, paging } from '../../paging.ts';
import { lineOfText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { deliveryStatuses } from './delivery-status.ts';
import { message } from './messages/message.ts';
import { publicEvents } from './public-events.ts';

/** Every event that webhooks may receive, future ones too. */
const everyEvent = '*';

/** The maximum number of webhooks. */
export const mostWebhooks = 50;

const mostInUrl = 2000;
const noEvents = { error: fieldError(message('connections.webhooks.noEvents')) };
const EventName = z.enum([...publicEvents, everyEvent], noEvents);
const flag = (label: string) =>
  z.boolean({ error: fieldError(commonMessage('common.trueOrFalse', { label })) });

const edited = {
  url: lineOfText(message('connections.webhooks.url'), { max: mostInUrl }),
  events: z
    .array(EventName, noEvents)
    .check(z.minLength(1, noEvents), z.maxLength(publicEvents.length, { ...noEvents, abort: true })),
  /** Whether people have names and email addresses; otherwise they are ids. */
  names: flag('names'),
  /** Whether types that not everyone sees are named; otherwise they are `AWAY`. */
  types: flag('types'),
  isActive: flag('isActive'),
};

export const Webhook = z.object({
  id: Id,
  version: Version,
  url: z.string(),
  /** Names of events, or `*` for all. */
  events: z.array(EventName),
  names: z.boolean(),
  types: z.boolean(),
  isActive: z.boolean(),
  /** Present if the secret must be replaced, as it was sealed with another `AUTH_SECRET`. */
  isSecretLost: z.optional(z.literal(true)),
});
export type Webhook = z.infer<typeof Webhook>;

export const CreateWebhook = z.strictObject(edited);
export type CreateWebhook = z.infer<typeof CreateWebhook>;

/** A new webhook with its secret, which is never returned again. */
export const CreatedWebhook = z.object({ ...Webhook.shape, secret: z.string() });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

/** Omitted fields stay unchanged. */
export const ChangeWebhook = z.strictObject({
  url: z.optional(edited.url),
  events: z.optional(edited.events),
  names: z.optional(edited.names),
  types: z.optional(edited.types),
  isActive: z.optional(edited.isActive),
  ...seenVersion,
});
export type ChangeWebhook = z.infer<typeof ChangeWebhook>;

export const WebhookId = z.object({ id: Id });
export const RotatedSecret = z.object({ secret: z.string() });

/** One event on its way to a webhook; instants in UTC. Its id is the `webhook-id` of every attempt. */
export const Delivery = z.object({
  id: Id,
  event: z.string(),
  at: z.string(),
  attempts: z.int(),
  status: z.enum(deliveryStatuses),
  lastStatusCode: z.optional(z.int()),
  /** Why no answer came, in one word. */
  lastError: z.optional(z.string()),
  lastMilliseconds: z.optional(z.int()),
  nextAttemptAt: z.optional(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const ListDeliveries = z.object({
  status: z.optional(
    z.enum(deliveryStatuses, {
      error: fieldError(commonMessage('common.option', { label: 'status', options: deliveryStatuses })),
    }),
  ),
  ...paging({ defaultLimit: 50, maxLimit: 100 }),
});
export type ListDeliveries = z.infer<typeof ListDeliveries>;

export const DeliveryPage = z.object({ data: z.array(Delivery), pagination: Pagination });
export type DeliveryPage = z.infer<typeof DeliveryPage>;

export const DeliveryId = z.object({ id: Id, deliveryId: Id });
