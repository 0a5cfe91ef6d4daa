import { randomUUIDv7 } from 'node:crypto';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';

interface StoredProfile {
  name: string;
  settings: ProfileSettings;
}

/** Locks the names of profiles until commit: none is added or renamed. */
export async function lockProfiles(writer: Writer): Promise<void> {
  await sql`LOCK TABLE payroll_profiles IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}

/** Locks a profile, so that its runs are made one after the other. */
export async function lockProfile(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('payrollProfiles').select('id').where('id', '=', id).forUpdate().execute();
}

/** Stores a profile and returns its id. */
export async function insertProfile(writer: Writer, { name, settings }: StoredProfile): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('payrollProfiles')
    .values({ id, name, settings: JSON.stringify(settings) })
    .execute();
  return id;
}

export async function saveProfile(
  writer: Writer,
  id: string,
  { name, settings }: StoredProfile,
): Promise<void> {
  await writer
    .updateTable('payrollProfiles')
    .set({ name, settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute();
}

export async function removeProfile(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('payrollProfiles').where('id', '=', id).execute();
}
