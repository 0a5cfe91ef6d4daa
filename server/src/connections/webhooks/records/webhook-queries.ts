import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import type { Reader } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/outgoing/secret-box.ts';

/** A webhook with its sealed secrets. */
export interface StoredWebhook {
  id: string;
  version: number;
  url: string;
  events: Webhook['events'];
  names: boolean;
  types: boolean;
  isActive: boolean;
  sealedSecret: string;
  formerSealedSecret: string | null;
  formerUntil: Date | null;
  failingSince: Date | null;
  isFailureTold: boolean;
}

function selectWebhooks(database: Reader) {
  return database
    .selectFrom('webhooks as webhook')
    .select(({ ref }) => [
      'webhook.id',
      'webhook.version',
      'webhook.url',
      ref('webhook.events').$castTo<Webhook['events']>().as('events'),
      'webhook.names',
      'webhook.types',
      'webhook.isActive',
      'webhook.sealedSecret',
      'webhook.formerSealedSecret',
      'webhook.formerUntil',
      'webhook.failingSince',
      'webhook.isFailureTold',
    ]);
}

/** The webhooks by address. */
export function readWebhooks(database: Reader): Promise<StoredWebhook[]> {
  return selectWebhooks(database).orderBy('webhook.url').orderBy('webhook.id').execute();
}

export function readWebhook(database: Reader, id: string): Promise<StoredWebhook | undefined> {
  return selectWebhooks(database).where('webhook.id', '=', id).executeTakeFirst();
}

/** A webhook that must exist. */
export function readKnownWebhook(database: Reader, id: string): Promise<StoredWebhook> {
  return selectWebhooks(database).where('webhook.id', '=', id).executeTakeFirstOrThrow();
}

/** The webhook as administrators see it, without its secrets. */
export function webhookAnswer(
  { id, version, url, events, names, types, isActive, sealedSecret }: StoredWebhook,
  secrets: SecretBox,
): Webhook {
  const isSecretLost = secrets.open(sealedSecret) === undefined;
  return { id, version, url, events, names, types, isActive, ...(isSecretLost && { isSecretLost }) };
}
