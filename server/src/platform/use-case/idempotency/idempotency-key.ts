/** What a person wants done once, however often the call is made: told by the header `Idempotency-Key`. */
export interface IdempotencyKey {
  userId: string;
  /** The name of the endpoint. */
  call: string;
  key: string;
  /** A hash of everything that was sent. */
  input: string;
  /** The names of the changes that the call has begun. */
  parts: Set<string>;
}

/** The same key came with another input. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}
