import type { Person, Service } from '@almanac/domain/access/principal';

/** Identifies a call to be done once, however often it is sent; from the `Idempotency-Key` header. */
export interface IdempotencyKey {
  caller: Pick<Person | Service, 'kind' | 'id'>;
  call: string;
  key: string;
  /** A hash of the complete input. */
  input: string;
  /** Names of the changes begun by the call. */
  parts: Set<string>;
}

/** The key was used with different input. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}
