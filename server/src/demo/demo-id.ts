import { createHash } from 'node:crypto';

/** An identifier shaped like a UUID of version 7 that is the same each time for the same key and instant. */
export function demoId(key: string, instant: string): string {
  const time = Date.parse(instant).toString(16).padStart(12, '0');
  const digits = createHash('sha256').update(key).digest('hex');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digits.slice(0, 3)}`,
    `a${digits.slice(3, 6)}`,
    digits.slice(6, 18),
  ].join('-');
}

/** A number from 0 to below the limit that is the same each time for the same key, and spread over all keys. */
export function demoNumber(key: string, limit: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % limit;
}
