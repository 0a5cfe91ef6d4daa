import { createHash, createHmac, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new secret of a feed, for its address. */
export function newFeedToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The stored form of a token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Masks a feed's token, or unmasks it. The outcome of a call may be stored for its repetition, and without the
 * installation's secret no one finds a token in it.
 */
export function maskedToken(token: string, { id, secret }: { id: string; secret: string }): string {
  const mask = createHmac('sha256', secret).update(`feed token ${id}`).digest();
  const bytes = Buffer.from(token, 'base64url');
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index] ?? 0))).toString('base64url');
}
