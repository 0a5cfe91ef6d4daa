import type { Feed } from '@almanac/domain/connections/feeds/schema';
import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import { text } from './messages/text.ts';

/** What the feed shows, such as 'Who is away: Sales'. */
export function feedName(
  { kind, departmentId, teamId }: Pick<Feed, 'kind' | 'departmentId' | 'teamId'>,
  groups: ApprovalGroups | undefined,
): string {
  if (kind === 'MINE') return text('connections.feeds.kindMine');
  const id = departmentId ?? teamId;
  if (id === undefined) return text('connections.feeds.kindAway');
  const found = [...(groups?.departments ?? []), ...(groups?.teams ?? [])].find((group) => group.id === id);
  return text('connections.feeds.awayOfLabel', { group: found?.name ?? text('connections.feeds.goneGroup') });
}
