import { englishTexts } from './language/english-texts.ts';
import { commonMessage } from './language/messages/message.ts';

/** What an erased person is called. */
export const erasedPerson = commonMessage('common.erasedPerson');

/** The stored name of an erased person, in English. */
export const erasedName = englishTexts.text(erasedPerson);

/** The address of an erased person: no one can have it or receive mail at it. */
export function erasedAddress(id: string): string {
  return `erased-${id}@invalid`;
}

/** Whether the person was erased. */
export function isErased({ email }: { email: string }): boolean {
  return /^erased-[\da-f-]{36}@invalid$/.test(email);
}

/** The address of a person; undefined if erased. */
export function personAddress({ email }: { email: string }): string | undefined {
  return isErased({ email }) ? undefined : email;
}
