import type { Said } from '@almanac/domain/language/message';
import { type Refusal, refuse } from '@almanac/domain/refusal';
import { httpMessage } from '../language/messages/message.ts';
import { Answered } from './answered.ts';

/** Refuses with `RATE_LIMITED`: the sentence about what was too many, and how long to wait, in the `Retry-After` header too. */
export function refuseTooMany(what: Said, seconds: number): Answered<Refusal<'RATE_LIMITED'>> {
  const minutes = Math.ceil(seconds / 60);
  const refusal = refuse('RATE_LIMITED', httpMessage('http.tooMany', { what, minutes }));
  return new Answered(refusal, new Headers({ 'retry-after': String(seconds) }));
}
