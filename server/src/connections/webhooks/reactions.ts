import type { webhookEvents } from '@almanac/domain/connections/webhooks/events';
import type { Reader } from '../../platform/database/database.ts';
import type { ReactionsTo, RecordedEvent } from '../../platform/events/reactions.ts';
import { deliveryJob } from './deliveries/delivery-queue.ts';
import { readSystemAdministrators } from './recipient-queries.ts';

/** Sends what an administrator asked for, also while the webhook is off. */
const enqueue = ({
  entityId: webhookId,
  data: { deliveryId: id },
}: RecordedEvent & { data: { deliveryId: string } }) => [deliveryJob({ id, webhookId }, { isAsked: true })];

const administrators = (reader: Reader) => readSystemAdministrators(reader);

export const webhookReactions: ReactionsTo<typeof webhookEvents> = {
  'webhook.created': {},
  'webhook.changed': {},
  'webhook.deleted': {},
  'webhook.rotated': {},
  'webhook.tested': { enqueue },
  'webhook.replayed': { enqueue },
  'webhook.failed': { notify: [{ message: 'connections.webhook-failed', to: administrators }] },
  'webhook.switched-off': { notify: [{ message: 'connections.webhook-off', to: administrators }] },
};
