import * as z from 'zod/mini';
import { event } from '../../events/event.ts';
import { RecordName } from '../../events/event-values.ts';
import { Id } from '../../id.ts';
import { eventMessage } from './messages/event-message.ts';
import { publicEvents, testEvent } from './public-events.ts';

/** The host of the webhook's address; the rest of it may be a secret. */
const data = { host: RecordName };

export const webhookCreated = event('webhook.created', {
  data,
  text: ({ data: { host } }) => eventMessage('connections.events.webhookCreated', { host }),
});

export const webhookChanged = event('webhook.changed', {
  data,
  text: ({ data: { host } }) => eventMessage('connections.events.webhookChanged', { host }),
});

export const webhookDeleted = event('webhook.deleted', {
  data,
  text: ({ data: { host } }) => eventMessage('connections.events.webhookDeleted', { host }),
});

export const webhookRotated = event('webhook.rotated', {
  data,
  text: ({ data: { host } }) => eventMessage('connections.events.webhookRotated', { host }),
});

export const webhookTested = event('webhook.tested', {
  data: { host: RecordName, deliveryId: Id },
  text: ({ data: { host } }) => eventMessage('connections.events.webhookTested', { host }),
});

export const webhookReplayed = event('webhook.replayed', {
  data: { host: RecordName, deliveryId: Id, event: z.enum([...publicEvents, testEvent]) },
  text: ({ data }) => eventMessage('connections.events.webhookReplayed', data),
});

/** An event was given up; once until the webhook answers again. */
export const webhookFailed = event('webhook.failed', {
  data,
  text: ({ data: { host } }) => eventMessage('connections.events.webhookFailed', { host }),
});

/** Why a webhook is switched off by itself. */
const offReasons = ['GONE', 'FAILING', 'SECRET_LOST'] as const;

export const webhookSwitchedOff = event('webhook.switched-off', {
  data: { host: RecordName, because: z.enum(offReasons) },
  text({ data: { host, because } }) {
    if (because === 'GONE') return eventMessage('connections.events.webhookGone', { host });
    return because === 'FAILING'
      ? eventMessage('connections.events.webhookFailing', { host })
      : eventMessage('connections.events.webhookSecretLost', { host });
  },
});

export const webhookEvents = {
  'webhook.created': webhookCreated,
  'webhook.changed': webhookChanged,
  'webhook.deleted': webhookDeleted,
  'webhook.rotated': webhookRotated,
  'webhook.tested': webhookTested,
  'webhook.replayed': webhookReplayed,
  'webhook.failed': webhookFailed,
  'webhook.switched-off': webhookSwitchedOff,
} as const;
