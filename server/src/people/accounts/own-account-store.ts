import type { Database } from '../../platform/database/database.ts';

/** Stores how a user is called from now on. */
export async function saveName(transaction: Database, id: string, name: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ name, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Stores which mails a user wants. */
export async function saveMailPreferences(
  transaction: Database,
  userId: string,
  { requestsToDecide, ownRequests }: { requestsToDecide: boolean; ownRequests: boolean },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ mailsRequestsToDecide: requestsToDecide, mailsOwnRequests: ownRequests })
    .where('id', '=', userId)
    .execute();
}

/** Locks a user, so that no record can be added to them meanwhile. */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Removes a user without records, with their sessions. */
export async function removeUser(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}
