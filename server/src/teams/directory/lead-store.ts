import type { Writer } from '../../platform/database/database.ts';

/** Locks the teams that the person leads, before the person themself is locked, and returns them by id. */
export function lockTeamsLedBy(writer: Writer, userId: string): Promise<{ id: string; name: string }[]> {
  return writer
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('teamLeadId', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Has another person lead the teams of one, and returns them. */
export function passTeamsOn(
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
