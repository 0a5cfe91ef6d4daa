import type { Writer } from '../../platform/database/database.ts';

/** Locks the teams that the person leads and returns them by id. Must come before locking the person. */
export function lockTeamsLedBy(writer: Writer, userId: string): Promise<{ id: string; name: string }[]> {
  return writer
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('teamLeadId', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Transfers all teams of a lead to another person and returns them. */
export function transferTeams(
  writer: Writer,
  { from, to }: { from: string; to: string },
): Promise<{ id: string; name: string }[]> {
  return writer
    .updateTable('teams')
    .set((eb) => ({ teamLeadId: to, updatedAt: eb.fn<Date>('now') }))
    .where('teamLeadId', '=', from)
    .returning(['id', 'name'])
    .execute();
}
