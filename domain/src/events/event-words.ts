import { erasedName, erasedPerson, isErased } from '../erased-person.ts';
import type { Said } from '../language/message.ts';
import type { LoggedChange } from './event-change.ts';
import { formerValue, newValue } from './event-changes.ts';

/** Name and address, such as 'Ada Lovelace (ada@example.com)', or a placeholder for an erased person. */
export function personText({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
}): string {
  if (isErased({ email })) return erasedName;
  // The log names people without a name by their address.
  return name === '' || name === email ? email : `${name} (${email})`;
}

/** The same within messages, in the reader's language. */
export function personSaid(person: { name?: string | undefined; email?: string | undefined }): Said {
  return isErased({ email: person.email ?? '' }) ? erasedPerson : personText(person);
}

/** The value that a field had before the changes; empty without one. */
export function textBefore(changes: readonly LoggedChange[], field: string): string {
  return valueText(formerValue(changes, field));
}

/** The value that a field has after the changes; empty without one. */
export function textAfter(changes: readonly LoggedChange[], field: string): string {
  return valueText(newValue(changes, field));
}

function valueText(value: LoggedChange['to']): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? personText(value) : `${value}`;
}
