import type { Feed, FeedOfPerson } from '@almanac/domain/connections/feeds/schema';
import { departments } from '../../departments/queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery } from '../../platform/database/statements/compiled-query.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import { teams } from '../../teams/directory/team-queries.ts';

const columns = [
  'feed.id',
  'feed.kind',
  'feed.departmentId',
  'feed.teamId',
  'feed.createdAt',
  'feed.lastFetchedAt',
  'feed.lastClient',
] as const;

interface FeedRow {
  createdAt: Date;
  lastFetchedAt: Date | null;
}

function toFeed<Row extends FeedRow>({ createdAt, lastFetchedAt, ...row }: Row) {
  return {
    ...withoutNulls(row),
    createdAt: createdAt.toISOString(),
    ...(lastFetchedAt && { lastFetchedAt: lastFetchedAt.toISOString() }),
  };
}

/** The person's feeds, the newest first. */
export async function readFeedsOf(database: Reader, userId: string): Promise<Feed[]> {
  const rows = await database
    .selectFrom('calendarFeeds as feed')
    .select(columns)
    .where('feed.userId', '=', userId)
    .orderBy('feed.id', 'desc')
    .execute();
  return rows.map(toFeed);
}

/** A page of everyone's feeds, the newest first, with the total. */
export async function readAllFeeds(
  database: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<{ feeds: FeedOfPerson[]; total: number }> {
  const rows = await database
    .selectFrom('calendarFeeds as feed')
    .innerJoin(people.as('person'), 'person.id', 'feed.userId')
    .select(columns)
    .select(['person.id as userId', 'person.name', 'person.email'])
    .orderBy('feed.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await database
    .selectFrom('calendarFeeds')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const feeds = rows.map(({ userId, name, email, ...row }) => ({
    ...toFeed(row),
    user: { id: userId, ...(name && { name }), email },
  }));
  return { feeds, total };
}

/** Whose feed it is; undefined if there is none. */
export async function readOwnerOfFeed(database: Reader, id: string): Promise<string | undefined> {
  const feed = await database
    .selectFrom('calendarFeeds')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirst();
  return feed?.userId;
}

/** How many feeds the person has. */
export async function countFeeds(database: Reader, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('calendarFeeds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The name of the department or team, if it exists. */
export async function readGroupName(
  database: Reader,
  { departmentId, teamId }: { departmentId?: string | undefined; teamId?: string | undefined },
): Promise<string | undefined> {
  const found =
    departmentId === undefined
      ? database
          .selectFrom(teams.as('group'))
          .select('name')
          .where('id', '=', teamId ?? null)
      : database.selectFrom(departments.as('group')).select('name').where('id', '=', departmentId);
  return (await found.executeTakeFirst())?.name;
}

/** Whether the person has a feed of their own time off. */
export async function hasOwnFeed(database: Reader, userId: string): Promise<boolean> {
  const feed = await database
    .selectFrom('calendarFeeds')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'MINE')
    .limit(1)
    .executeTakeFirst();
  return feed !== undefined;
}

const queryFetched = compiledQuery((database, { tokenHash }: { tokenHash: Buffer }) =>
  database
    .selectFrom('calendarFeeds as feed')
    .innerJoin(people.as('reader'), 'reader.id', 'feed.userId')
    .leftJoin(departments.as('department'), 'department.id', 'feed.departmentId')
    .leftJoin(teams.as('team'), 'team.id', 'feed.teamId')
    .select(['feed.id', 'feed.kind', 'feed.departmentId', 'feed.teamId', 'feed.createdAt', 'feed.uidHost'])
    .select(['feed.lastFetchedAt', 'reader.id as readerId', 'reader.role'])
    .select(['reader.departmentId as departmentOfReader', 'reader.locale', 'reader.browserLocale'])
    .select(['department.name as departmentName', 'team.name as teamName', 'team.names as teamNames'])
    .where('feed.tokenHash', '=', tokenHash)
    .where('reader.isActive', '=', true),
);

/** The feed with the token and its reader as they are now, unless it has ended or they are deactivated. */
export async function readFetchedFeed(database: Reader, tokenHash: Buffer) {
  const [row] = await queryFetched(database, { tokenHash });
  if (!row) return undefined;
  const { teamName, teamNames, departmentName, readerId, role, departmentOfReader, ...feed } = row;
  const { locale, browserLocale, ...rest } = feed;
  const name = teamName ?? departmentName;
  return {
    ...withoutNulls(rest),
    ...(name !== null && { group: { name, names: teamNames } }),
    reader: { id: readerId, role, departmentId: departmentOfReader ?? undefined },
    language: withoutNulls({ locale, browserLocale }),
  };
}

export type FetchedFeed = NonNullable<Awaited<ReturnType<typeof readFetchedFeed>>>;
