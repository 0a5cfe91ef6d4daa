import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { readWebhooks, webhookAnswer } from './records/webhook-queries.ts';
import type { WebhookContext } from './records/webhook-settings.ts';

export async function listWebhooks({
  database,
  actor,
  secrets,
}: WebhookContext): Promise<Outcome<Webhook[], 'FORBIDDEN'>> {
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  return (await readWebhooks(database)).map((webhook) => webhookAnswer(webhook, secrets));
}
