import { erasedPerson, isErased } from '@almanac/domain/erased-person';
import type { Said } from '@almanac/domain/language/message';
import { message } from '../messages/message.ts';

/** Name and address, such as 'Ada Lovelace (ada@example.com)', or a placeholder for an erased person. */
export function personMessage({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
}): Said {
  if (isErased({ email })) return erasedPerson;
  if (email === '') return name;
  return name === '' || name === email ? email : message('people.accounts.person', { name, email });
}
