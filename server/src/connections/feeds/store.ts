import type { FeedKind } from '@almanac/domain/connections/feeds/schema';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';

interface NewFeed {
  id: string;
  userId: string;
  kind: FeedKind;
  departmentId?: string | undefined;
  teamId?: string | undefined;
  uidHost: string;
  tokenHash: Buffer;
}

export async function insertFeed(writer: Writer, feed: NewFeed): Promise<{ createdAt: Date }> {
  return writer.insertInto('calendarFeeds').values(feed).returning('createdAt').executeTakeFirstOrThrow();
}

/** Ends a feed and returns what it was; undefined if there is none. */
export async function removeFeed(writer: Writer, id: string) {
  const removed = await writer
    .deleteFrom('calendarFeeds')
    .where('id', '=', id)
    .returning(['kind', 'departmentId', 'teamId'])
    .executeTakeFirst();
  return removed && withoutNulls(removed);
}

/** Ends all feeds of a person. */
export async function removeFeedsOf(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}

/** Stores when and by which program a feed was fetched. No record changes, so this is no change with an event. */
export async function saveFetch(
  database: Reader,
  id: string,
  { at, client }: { at: Date; client: string | undefined },
): Promise<void> {
  await sql`
    UPDATE calendar_feeds SET last_fetched_at = ${at}, last_client = ${client ?? null} WHERE id = ${id}
  `.execute(database);
}
