import type { Endpoint } from '@almanac/domain/endpoint';
import { allowed, type Decision, refuseInput, validationRefusal } from '@almanac/domain/refusal';
import { undeclaredField } from './validation-issues.ts';

/** Whether a call brings nothing in its body that its endpoint takes no notice of. Refuses with `VALIDATION_ERROR`. */
export function checkUndeclaredBody(
  endpoint: Pick<Endpoint, 'body'>,
  body: unknown,
): Decision<'VALIDATION_ERROR'> {
  if (endpoint.body || body === undefined) return allowed;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuseInput('', 'The body must be an object');
  }
  const [first, ...others] = Object.keys(body).map((key) => undeclaredField([], key));
  return first ? validationRefusal([first, ...others]) : allowed;
}
