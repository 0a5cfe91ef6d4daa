import * as z from 'zod/mini';
import { fieldError, readFieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { cleanName, personNameText } from '../../name-text.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

// `checkSignInEmail` decides which addresses may sign in.
export const Email = z
  .string({ error: fieldError(message('people.accounts.emailMissing')) })
  .check(z.maxLength(1000, { error: fieldError(message('people.accounts.emailNotValid')), abort: true }));

const label = message('people.accounts.name');
const longestName = 100;

export const Name = personNameText(label, { max: longestName });

const nameMissing = fieldError(commonMessage('common.required', { label }));

const longestStoredName = 1000;

/** A name in a change of an account. A stored name passes even if it breaks today's rules: see `checkChangedName`. */
export const ChangedName = z.string({ error: nameMissing }).check(
  z.overwrite(cleanName),
  z.minLength(1, { error: nameMissing, abort: true }),
  z.maxLength(longestStoredName, {
    error: fieldError(commonMessage('common.tooLong', { label, max: longestName })),
    abort: true,
  }),
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
