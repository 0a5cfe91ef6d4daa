import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { ChannelKind, ChannelPost } from '@almanac/domain/connections/channels/schema';
import type { Language } from '@almanac/domain/language/language';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/database/database.ts';

export interface ChannelToStore {
  kind: ChannelKind;
  name: string;
  sealedUrl: string;
  shownUrl: string;
  departmentId: string | null;
  teamId: string | null;
  posts: ChannelPost[];
  language: Language;
}

/** Stores a channel and returns its id. It posts from the next day on. */
export async function insertChannel(
  writer: Writer,
  channel: ChannelToStore,
  today: CalendarDate,
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('channels')
    .values({ id, ...channel, postedThrough: today })
    .execute();
  return id;
}

export async function saveChannel(writer: Writer, id: string, channel: ChannelToStore): Promise<void> {
  await writer.updateTable('channels').set(channel).where('id', '=', id).execute();
}

export async function lockChannel(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('channels').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeChannel(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('channels').where('id', '=', id).execute();
}

/** Marks the day as prepared for all channels, and returns those for which it was not. */
export async function beginPosts(writer: Writer, day: CalendarDate): Promise<string[]> {
  const begun = await writer
    .updateTable('channels')
    .set({ postedThrough: day })
    .where((eb) => eb.or([eb('postedThrough', 'is', null), eb('postedThrough', '<', day)]))
    .returning('id')
    .execute();
  return begun.map(({ id }) => id);
}

/** Stores what became of a post. No record changes, so this is no change with an event. */
export async function saveLastPost(
  database: Reader,
  { id, at, fault }: { id: string; at: Date; fault: string | undefined },
): Promise<void> {
  await sql`UPDATE channels SET last_post_at = ${at}, last_fault = ${fault ?? null} WHERE id = ${id}`.execute(
    database,
  );
}
