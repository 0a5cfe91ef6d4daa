import { randomUUIDv7 } from 'node:crypto';
import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import type { Writer } from '../../../platform/database/database.ts';

export type WebhookToStore = Pick<Webhook, 'url' | 'events' | 'names' | 'types' | 'isActive'>;

/** Stores a webhook and returns its id. */
export async function insertWebhook(
  writer: Writer,
  webhook: WebhookToStore & { sealedSecret: string },
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('webhooks')
    .values({ id, ...webhook })
    .execute();
  return id;
}

/** Counts the webhooks, locked against new ones until commit. */
export async function countLockedWebhooks(writer: Writer): Promise<number> {
  await writer.selectFrom('webhooks').select('id').forNoKeyUpdate().execute();
  // A second statement sees what was stored while the first one waited.
  const stored = await writer.selectFrom('webhooks').select('id').execute();
  return stored.length;
}

/** Locks a webhook against other edits, but not against events that are stored for it. */
export async function lockWebhook(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Stores the webhook; one that is switched on begins without failures. */
export async function saveWebhook(
  writer: Writer,
  id: string,
  { isSwitchedOn, ...webhook }: WebhookToStore & { isSwitchedOn: boolean },
): Promise<void> {
  await writer
    .updateTable('webhooks')
    .set({ ...webhook, ...(isSwitchedOn && { failingSince: null, isFailureTold: false }) })
    .where('id', '=', id)
    .execute();
}

export async function removeWebhook(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Stores a new secret. The former one signs until the given time, if it can be read. */
export async function replaceSecret(
  writer: Writer,
  id: string,
  secret: { sealedSecret: string; formerSealedSecret: string | null; formerUntil: Date | null },
): Promise<void> {
  await writer.updateTable('webhooks').set(secret).where('id', '=', id).execute();
}

export async function switchOff(writer: Writer, id: string): Promise<void> {
  await writer.updateTable('webhooks').set({ isActive: false }).where('id', '=', id).execute();
}

/** Marks that administrators were emailed. */
export async function markFailureTold(writer: Writer, id: string): Promise<void> {
  await writer.updateTable('webhooks').set({ isFailureTold: true }).where('id', '=', id).execute();
}
