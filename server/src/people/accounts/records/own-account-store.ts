import type { Language } from '@almanac/domain/language/language';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { textFields } from '@almanac/domain/records/record-fields';
import type { Writer } from '../../../platform/database/database.ts';
import type { StoredMailPreferences } from './queries.ts';

/** Stores a user's name and returns the new version. */
export async function saveName(writer: Writer, id: string, name: string): Promise<{ version: number }> {
  return writer
    .updateTable('users')
    .set((eb) => ({ name, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

/** Stores the language a user has chosen; null for that of the browser. */
export async function saveLanguage(writer: Writer, id: string, locale: Language | null): Promise<void> {
  await writer.updateTable('users').set({ locale }).where('id', '=', id).execute();
}

/** Stores the language tag of a user's browser, unless it is known. */
export async function saveBrowserLanguage(writer: Writer, id: string, browserLocale: string): Promise<void> {
  await writer
    .updateTable('users')
    .set({ browserLocale })
    .where('id', '=', id)
    .where('browserLocale', 'is distinct from', browserLocale)
    .execute();
}

/** Stores a user's mail preferences. */
export async function saveMailPreferences(
  writer: Writer,
  userId: string,
  { requestsToDecide, ownRequests, calendarInvites, digest }: StoredMailPreferences,
): Promise<void> {
  await writer
    .updateTable('users')
    .set({
      mailsRequestsToDecide: requestsToDecide,
      mailsOwnRequests: ownRequests,
      calendarInvites,
      digest,
    })
    .where('id', '=', userId)
    .execute();
}

const emptied = Object.fromEntries(textFields(userFields).map((field) => [field, null]));

/** Replaces a person's name and address and clears everything else that identifies them. */
export async function overwritePerson(
  writer: Writer,
  id: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await writer
    .updateTable('users')
    .set((eb) => ({
      ...emptied,
      name,
      email,
      image: null,
      locale: null,
      browserLocale: null,
      emailVerified: false,
      updatedAt: eb.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a user without records, and their sessions. */
export async function removeUser(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('users').where('id', '=', id).execute();
}
