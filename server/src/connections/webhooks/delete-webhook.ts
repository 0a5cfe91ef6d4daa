import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookDeleted } from '@almanac/domain/connections/webhooks/events';
import { message } from '@almanac/domain/connections/webhooks/messages/message';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { change } from '../../audit/change.ts';
import { readWebhook } from './records/webhook-queries.ts';
import { hostOf, webhookAsDeleted } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { lockWebhook, removeWebhook } from './records/webhook-store.ts';

/** Deletes a webhook with its deliveries. A job that waits finds them gone. */
export async function deleteWebhook(
  context: WebhookContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const permission = checkConnectionAdmin(context.actor);
  if (permission.refused) return permission;
  return change<null, 'NOT_FOUND' | 'CHANGED_MEANWHILE'>(context, async (writer) => {
    await lockWebhook(writer, id);
    const stored = await readWebhook(writer, id);
    const webhook = checkVersion(message('connections.webhooks.record'), version, stored);
    if (isRefusal(webhook)) return webhook;
    await removeWebhook(writer, id);
    return {
      result: null,
      events: [
        webhookDeleted({
          entityId: id,
          changes: webhookAsDeleted(webhook),
          data: { host: hostOf(webhook) },
        }),
      ],
    };
  });
}
