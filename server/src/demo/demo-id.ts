import { createHash } from 'node:crypto';

/** A deterministic identifier in the form of a UUIDv7, for the key and instant. */
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

/** A deterministic number from 0 to below the limit, evenly spread over keys. */
export function demoNumber(key: string, limit: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % limit;
}
