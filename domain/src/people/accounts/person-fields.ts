import * as z from 'zod/mini';
import { readFieldError } from '../../language/field-error.ts';
import { cleanName, personNameText } from '../../name-text.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';

// `checkSignInEmail` decides which addresses may sign in.
export const Email = z
  .string({ error: 'Email is required' })
  .check(z.maxLength(1000, { error: 'Please enter a valid email address', abort: true }));

export const Name = personNameText('Name', { max: 100 });

const longestStoredName = 1000;

/** A name in a change of an account. A stored name passes even if it breaks today's rules: see `checkChangedName`. */
export const ChangedName = z
  .string({ error: 'Name is required' })
  .check(
    z.overwrite(cleanName),
    z.minLength(1, { error: 'Name is required', abort: true }),
    z.maxLength(longestStoredName, { error: 'Name must be at most 100 characters', abort: true }),
  );

/**
 * Whether an account can have the name: its stored one, or one by today's rules. Refuses with `VALIDATION_ERROR` at
 * `name`.
 */
export function checkChangedName(given: string, stored: string): Decision<'VALIDATION_ERROR'> {
  if (isSameText(given, stored)) return allowed;
  const fault = Name.safeParse(given).error?.issues[0];
  return fault ? refuseInput('name', readFieldError(fault.message)) : allowed;
}

/** The name to store: unchanged if the given one differs only in outer spaces and word joiners. */
export function nameToStore(given: string, stored: string): string {
  return isSameText(given, stored) ? stored : given;
}

function isSameText(given: string, stored: string): boolean {
  return cleanName(given) === cleanName(stored);
}
