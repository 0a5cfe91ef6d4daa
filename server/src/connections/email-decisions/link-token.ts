import { createHash, createHmac } from 'node:crypto';

interface EmailedLink {
  /** The event that the email is about. */
  eventId: string;
  approverId: string;
  requestId: string;
}

/**
 * The token of a link: 32 bytes that only the installation's secret yields, the same whenever the email is composed
 * again, so that every copy of it works.
 */
export function tokenOf(secret: string, { eventId, approverId, requestId }: EmailedLink): string {
  return createHmac('sha256', secret)
    .update(`decision-link\n${eventId}\n${approverId}\n${requestId}`)
    .digest('base64url');
}

/** The stored form of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
