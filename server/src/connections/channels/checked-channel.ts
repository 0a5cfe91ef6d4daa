import {
  checkChannelUrl,
  checkChannelVisibility,
  checkOneGroup,
  shownUrl,
} from '@almanac/domain/connections/channels/channel-rules';
import { message } from '@almanac/domain/connections/channels/messages/message';
import type { CreateChannel } from '@almanac/domain/connections/channels/schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { Reader } from '../../platform/database/database.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readDepartmentName, readTeamName } from './records/channel-queries.ts';
import type { ChannelSettings } from './records/channel-settings.ts';
import type { ChannelToStore } from './records/channel-store.ts';

type Code = 'VALIDATION_ERROR' | 'NOT_FOUND' | 'VISIBILITY';

/** What is stored of a URL. */
type StoredUrl = Pick<ChannelToStore, 'sealedUrl' | 'shownUrl'>;

/** Checks and seals a URL. */
export function sealedUrl(
  { outgoing, secrets }: Pick<ChannelSettings, 'outgoing' | 'secrets'>,
  url: string,
): Outcome<StoredUrl, 'VALIDATION_ERROR'> {
  const isUrl = URL.canParse(url) && /^https?:\/\//i.test(url);
  const decision = checkChannelUrl(isUrl ? outgoing.checkUrl(url) : 'NO_URL');
  if (decision.refused) return decision;
  return { sealedUrl: secrets.seal(url), shownUrl: shownUrl(new URL(url).host, url) };
}

/** The channel as it is stored, if its group exists and the company's visibility allows it. */
export async function checkedChannel(
  database: Reader,
  { departmentId, teamId, kind, name, posts, language }: Omit<CreateChannel, 'url'>,
  { sealedUrl: sealed, shownUrl: shown }: StoredUrl,
): Promise<Outcome<ChannelToStore, Code>> {
  const group = { departmentId, teamId };
  const one = checkOneGroup(group);
  if (one.refused) return one;
  const { absenceVisibility } = await readStoredSettings(database);
  const decision = checkChannelVisibility(absenceVisibility, group);
  if (decision.refused) return decision;
  if (departmentId !== undefined && (await readDepartmentName(database, departmentId)) === undefined) {
    return notFound(message('connections.channels.department'));
  }
  if (teamId !== undefined && (await readTeamName(database, teamId)) === undefined) {
    return notFound(message('connections.channels.team'));
  }
  return {
    kind,
    name,
    sealedUrl: sealed,
    shownUrl: shown,
    departmentId: departmentId ?? null,
    teamId: teamId ?? null,
    posts: [...new Set(posts)].toSorted(),
    language,
  };
}
