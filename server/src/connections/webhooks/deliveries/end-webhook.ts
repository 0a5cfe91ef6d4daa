import { system } from '@almanac/domain/access/principal';
import { webhookFailed, webhookSwitchedOff } from '@almanac/domain/connections/webhooks/events';
import { change } from '../../../audit/change.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/outgoing/secret-box.ts';
import { type ChangeContext, unchanged } from '../../../platform/use-case/change.ts';
import { readWebhook, readWebhooks, type StoredWebhook } from '../records/webhook-queries.ts';
import { hostOf } from '../records/webhook-record.ts';
import { lockWebhook, markFailureTold, switchOff } from '../records/webhook-store.ts';

type Context = Pick<ChangeContext, 'database' | 'jobs' | 'react'>;

/** Switches the webhook off, which emails the administrators; once, if several deliveries want it. */
export async function switchOffWebhook(
  context: Context,
  { id }: Pick<StoredWebhook, 'id'>,
  because: 'GONE' | 'FAILING' | 'SECRET_LOST',
): Promise<void> {
  await change({ ...context, actor: system }, async (writer) => {
    await lockWebhook(writer, id);
    const webhook = await readWebhook(writer, id);
    if (!webhook?.isActive) return unchanged(null);
    await switchOff(writer, id);
    return {
      result: null,
      events: [
        webhookSwitchedOff({
          entityId: id,
          changes: [{ field: 'isActive', from: true, to: false }],
          data: { host: hostOf(webhook), because },
        }),
      ],
    };
  });
}

/** Emails administrators that an event was given up; once until the webhook answers again. */
export async function reportFailure(context: Context, { id }: Pick<StoredWebhook, 'id'>): Promise<void> {
  await change({ ...context, actor: system }, async (writer) => {
    await lockWebhook(writer, id);
    const webhook = await readWebhook(writer, id);
    if (!webhook || webhook.isFailureTold) return unchanged(null);
    await markFailureTold(writer, id);
    return {
      result: null,
      events: [
        webhookFailed({
          entityId: id,
          changes: [{ field: 'delivery', to: 'FAILED' }],
          data: { host: hostOf(webhook) },
        }),
      ],
    };
  });
}

/** Switches off the webhooks whose secrets were sealed with another `AUTH_SECRET`. */
export async function switchOffLostSecrets(
  context: Context & { database: Reader },
  secrets: SecretBox,
): Promise<void> {
  const webhooks = await readWebhooks(context.database);
  const lost = webhooks.filter((each) => each.isActive && secrets.open(each.sealedSecret) === undefined);
  await Promise.all(lost.map((webhook) => switchOffWebhook(context, webhook, 'SECRET_LOST')));
}
