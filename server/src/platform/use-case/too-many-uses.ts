import { type Refusal, refuse } from '@almanac/domain/refusal';
import { Answered } from './answered.ts';

/** Refuses with `RATE_LIMITED`: the sentence about what was too many, and how long to wait, in the `Retry-After` header too. */
export function refuseTooMany(sentence: string, seconds: number): Answered<Refusal<'RATE_LIMITED'>> {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const refusal = refuse('RATE_LIMITED', `${sentence} Please wait ${wait}.`);
  return new Answered(refusal, new Headers({ 'retry-after': String(seconds) }));
}
