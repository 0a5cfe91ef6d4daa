import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookRotated } from '@almanac/domain/connections/webhooks/events';
import { message } from '@almanac/domain/connections/webhooks/messages/message';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { newSecret } from './records/secret.ts';
import { readWebhook } from './records/webhook-queries.ts';
import { hostOf } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { lockWebhook, replaceSecret } from './records/webhook-store.ts';

const formerMilliseconds = 24 * 3600 * 1000;

/** Replaces the secret. The one before also signs for 24 hours; one before that no longer does. */
export async function rotateWebhook(
  context: WebhookContext,
  { id }: { id: string },
): Promise<Outcome<{ secret: string }, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, secrets, now } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const rotated = await change<{ sealedSecret: string }, 'NOT_FOUND'>(context, async (writer) => {
    await lockWebhook(writer, id);
    const webhook = await readWebhook(writer, id);
    if (!webhook) return notFound(message('connections.webhooks.record'));
    const isReadable = secrets.open(webhook.sealedSecret) !== undefined;
    const sealedSecret = secrets.seal(newSecret());
    await replaceSecret(writer, id, {
      sealedSecret,
      formerSealedSecret: isReadable ? webhook.sealedSecret : null,
      formerUntil: isReadable ? new Date(now.getTime() + formerMilliseconds) : null,
    });
    return {
      result: { sealedSecret },
      events: [
        webhookRotated({
          entityId: id,
          changes: [{ field: 'secret' }],
          data: { host: hostOf(webhook) },
        }),
      ],
    };
  });
  return isRefusal(rotated) ? rotated : { secret: secrets.open(rotated.sealedSecret) ?? '' };
}
