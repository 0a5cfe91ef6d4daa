import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { webhookChanged } from '@almanac/domain/connections/webhooks/events';
import { message } from '@almanac/domain/connections/webhooks/messages/message';
import type { ChangeWebhook, Webhook } from '@almanac/domain/connections/webhooks/schema';
import { checkWebhookUrl, refuseLostSecret } from '@almanac/domain/connections/webhooks/webhook-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { change } from '../../audit/change.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { urlFault } from './records/secret.ts';
import {
  readKnownWebhook,
  readWebhook,
  type StoredWebhook,
  webhookAnswer,
} from './records/webhook-queries.ts';
import { hostOf, webhookAsChanged } from './records/webhook-record.ts';
import type { WebhookContext } from './records/webhook-settings.ts';
import { lockWebhook, saveWebhook } from './records/webhook-store.ts';

type Code = 'FORBIDDEN' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'SWITCHED_OFF';

/** Changes a webhook. One whose secret is lost can only be switched on with a new one. */
export async function changeWebhook(
  context: WebhookContext,
  { id, version, ...input }: { id: string } & ChangeWebhook,
): Promise<Outcome<Webhook, Code>> {
  const { actor, secrets } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const { url } = input;
  const decision = checkWebhookUrl(url === undefined ? undefined : urlFault(context, url));
  if (decision.refused) return decision;
  return change<Webhook, Code>(context, async (writer) => {
    await lockWebhook(writer, id);
    const stored = await readWebhook(writer, id);
    const before = checkVersion(message('connections.webhooks.record'), version, stored);
    if (isRefusal(before)) return before;
    const wanted = edited(before, input);
    const isSwitchedOn = wanted.isActive && !before.isActive;
    if (isSwitchedOn && secrets.open(before.sealedSecret) === undefined) return refuseLostSecret();
    const changes = webhookAsChanged(before, wanted);
    if (!changes) return unchanged(webhookAnswer(before, secrets));
    await saveWebhook(writer, id, { ...wanted, isSwitchedOn });
    const after = await readKnownWebhook(writer, id);
    return {
      result: webhookAnswer(after, secrets),
      events: [webhookChanged({ entityId: id, changes, data: { host: hostOf(after) } })],
    };
  });
}

function edited(before: StoredWebhook, { url, events, names, types, isActive }: ChangeWebhook) {
  return {
    url: url ?? before.url,
    events: events ?? before.events,
    names: names ?? before.names,
    types: types ?? before.types,
    isActive: isActive ?? before.isActive,
  };
}
