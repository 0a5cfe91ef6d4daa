import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookCreated } from '@almanac/domain/connections/webhooks/events';
import type { CreatedWebhook, CreateWebhook } from '@almanac/domain/connections/webhooks/schema';
import { checkWebhookCount, checkWebhookUrl } from '@almanac/domain/connections/webhooks/webhook-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { newSecret, urlFault } from './records/secret.ts';
import { readKnownWebhook, webhookAnswer } from './records/webhook-queries.ts';
import { hostOf, webhookAsCreated } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { countLockedWebhooks, insertWebhook } from './records/webhook-store.ts';

type Code = 'FORBIDDEN' | 'VALIDATION_ERROR' | 'TOO_MANY';

/** Adds a webhook. A repeated call returns the same secret. */
export async function createWebhook(
  context: WebhookContext,
  input: CreateWebhook,
): Promise<Outcome<CreatedWebhook, Code>> {
  const { actor, secrets } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const decision = checkWebhookUrl(urlFault(context, input.url));
  if (decision.refused) return decision;
  const created = await change(context, async (writer) => {
    const count = checkWebhookCount(await countLockedWebhooks(writer));
    if (count.refused) return count;
    const sealedSecret = secrets.seal(newSecret());
    const webhook = await readKnownWebhook(writer, await insertWebhook(writer, { ...input, sealedSecret }));
    return {
      // What is kept for a repeated call has the secret sealed.
      result: { webhook: webhookAnswer(webhook, secrets), sealedSecret },
      events: [
        webhookCreated({
          entityId: webhook.id,
          changes: webhookAsCreated(webhook),
          data: { host: hostOf(webhook) },
        }),
      ],
    };
  });
  if (isRefusal(created)) return created;
  return { ...created.webhook, secret: secrets.open(created.sealedSecret) ?? '' };
}
