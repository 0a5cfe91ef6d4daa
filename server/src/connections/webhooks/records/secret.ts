import { createHmac, randomBytes } from 'node:crypto';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';

const prefix = 'whsec_';
const secretBytes = 32;

/** A new secret, as Standard Webhooks writes it. */
export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The `webhook-signature` of a call: one signature per secret, by Standard Webhooks. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/** Why the address can never be called. */
export function urlFault(
  { outgoing }: { outgoing: Outgoing },
  url: string,
): 'NO_URL' | 'NOT_HTTPS' | 'NOT_ALLOWED' | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return 'NO_URL';
  return outgoing.checkUrl(url);
}
