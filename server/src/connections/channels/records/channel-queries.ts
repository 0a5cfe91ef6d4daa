import type { AbsenceVisibility } from '@almanac/domain/access/absence-scope';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkChannelVisibility } from '@almanac/domain/connections/channels/channel-rules';
import type { Channel, ChannelKind, ChannelPost } from '@almanac/domain/connections/channels/schema';
import type { Language } from '@almanac/domain/language/language';
import { departments } from '../../../departments/queries.ts';
import { people } from '../../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/outgoing/secret-box.ts';
import { teams } from '../../../teams/directory/team-queries.ts';

/** A channel with the names of its department or team, and its sealed URL. */
export interface StoredChannel {
  id: string;
  version: number;
  kind: ChannelKind;
  name: string;
  sealedUrl: string;
  shownUrl: string;
  departmentId?: string | undefined;
  departmentName?: string | undefined;
  teamId?: string | undefined;
  teamName?: string | undefined;
  posts: ChannelPost[];
  language: Language;
  postedThrough?: CalendarDate | undefined;
  lastPostAt?: Date | undefined;
  lastFault?: string | undefined;
}

function selectChannels(database: Reader) {
  return database
    .selectFrom('channels as channel')
    .leftJoin(departments.as('department'), 'department.id', 'channel.departmentId')
    .leftJoin(teams.as('team'), 'team.id', 'channel.teamId')
    .select(({ ref }) => [
      'channel.id',
      'channel.version',
      ref('channel.kind').$castTo<ChannelKind>().as('kind'),
      'channel.name',
      'channel.sealedUrl',
      'channel.shownUrl',
      'channel.departmentId',
      'department.name as departmentName',
      'channel.teamId',
      'team.name as teamName',
      ref('channel.posts').$castTo<ChannelPost[]>().as('posts'),
      ref('channel.language').$castTo<Language>().as('language'),
      'channel.postedThrough',
      'channel.lastPostAt',
      'channel.lastFault',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChannels>['executeTakeFirstOrThrow']>>;

function toChannel(row: Row): StoredChannel {
  return {
    ...row,
    departmentId: row.departmentId ?? undefined,
    departmentName: row.departmentName ?? undefined,
    teamId: row.teamId ?? undefined,
    teamName: row.teamName ?? undefined,
    postedThrough: row.postedThrough ?? undefined,
    lastPostAt: row.lastPostAt ?? undefined,
    lastFault: row.lastFault ?? undefined,
  };
}

/** The channels by name. */
export async function readChannels(database: Reader): Promise<StoredChannel[]> {
  const rows = await selectChannels(database).orderBy('channel.name').orderBy('channel.id').execute();
  return rows.map(toChannel);
}

export async function readChannel(database: Reader, id: string): Promise<StoredChannel | undefined> {
  const row = await selectChannels(database).where('channel.id', '=', id).executeTakeFirst();
  return row && toChannel(row);
}

/** A channel that must exist. */
export async function readKnownChannel(database: Reader, id: string): Promise<StoredChannel> {
  return toChannel(await selectChannels(database).where('channel.id', '=', id).executeTakeFirstOrThrow());
}

/** The name of the department, if it exists. */
export async function readDepartmentName(database: Reader, id: string): Promise<string | undefined> {
  const found = await database
    .selectFrom(departments.as('department'))
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.name;
}

/** The name of the team, if it exists. */
export async function readTeamName(database: Reader, id: string): Promise<string | undefined> {
  const found = await database
    .selectFrom(teams.as('team'))
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.name;
}

/** The channel as administrators see it, without its URL. */
export function channelAnswer(
  channel: StoredChannel,
  { secrets, visibility }: { secrets: SecretBox; visibility: AbsenceVisibility },
): Channel {
  const { id, version, kind, name, shownUrl, departmentId, teamId, posts, language, lastPostAt, lastFault } =
    channel;
  return {
    id,
    version,
    kind,
    name,
    url: shownUrl,
    ...(secrets.open(channel.sealedUrl) === undefined && { isUrlLost: true }),
    ...(departmentId !== undefined && { departmentId }),
    ...(teamId !== undefined && { teamId }),
    posts,
    language,
    ...(checkChannelVisibility(visibility, channel).refused && { isSilent: true }),
    ...(lastPostAt && {
      lastPost: { at: lastPostAt.toISOString(), ...(lastFault !== undefined && { fault: lastFault }) },
    }),
  };
}

/** The ids of all active people. */
export async function readActiveIds(database: Reader): Promise<string[]> {
  const rows = await database
    .selectFrom(people.as('person'))
    .select('id')
    .where('isActive', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
