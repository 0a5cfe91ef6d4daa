import { allowed, type Decision, notFound, type Refusal, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';
import { mostWebhooks } from './schema.ts';

/** Refuses an address that can never be called. */
export function checkWebhookUrl(
  fault: 'NO_URL' | 'NOT_HTTPS' | 'NOT_ALLOWED' | undefined,
): Decision<'VALIDATION_ERROR'> {
  if (fault === undefined) return allowed;
  if (fault === 'NOT_ALLOWED') return refuseInput('url', message('connections.webhooks.internalUrl'));
  return refuseInput('url', message('connections.webhooks.httpsUrl'));
}

/** Refuses with `TOO_MANY` one more webhook than a company may have. */
export function checkWebhookCount(webhooks: number): Decision<'TOO_MANY'> {
  return webhooks < mostWebhooks
    ? allowed
    : refuse('TOO_MANY', message('connections.webhooks.tooMany', { most: mostWebhooks }));
}

/** Refuses to send with a secret that can't be read any more. */
export function refuseLostSecret(): Refusal<'SWITCHED_OFF'> {
  return refuse('SWITCHED_OFF', message('connections.webhooks.lostSecret'));
}

/** Refuses a delivery that doesn't exist, or is of another webhook. */
export function noSuchDelivery(): Refusal<'NOT_FOUND'> {
  return notFound(message('connections.webhooks.delivery'));
}
