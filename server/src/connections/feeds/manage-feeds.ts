import { randomUUIDv7 } from 'node:crypto';
import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { feedCreated, feedEnded } from '@almanac/domain/connections/feeds/events';
import {
  checkFeedCount,
  checkFeedGroup,
  noSuchFeed,
  noSuchGroup,
} from '@almanac/domain/connections/feeds/feed-rules';
import type {
  CreatedFeed,
  CreateFeed,
  Feed,
  FeedPage,
  ListAllFeeds,
} from '@almanac/domain/connections/feeds/schema';
import { paginationOf } from '@almanac/domain/paging';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { FeedContext } from './feed-settings.ts';
import { hashOfToken, maskedToken, newFeedToken } from './feed-token.ts';
import { countFeeds, readAllFeeds, readFeedsOf, readGroupName, readOwnerOfFeed } from './queries.ts';
import { insertFeed, removeFeed } from './store.ts';

export function listFeeds({ database, actor }: FeedContext): Promise<Feed[]> {
  return readFeedsOf(database, actor.id);
}

export async function createFeed(
  context: FeedContext,
  feed: CreateFeed,
): Promise<Outcome<CreatedFeed, 'VALIDATION_ERROR' | 'TOO_MANY'>> {
  const { actor, appUrl, secret } = context;
  const decision = checkFeedGroup(feed);
  if (decision.refused) return decision;
  const { kind, departmentId, teamId } = feed;
  const [id, token] = [randomUUIDv7(), newFeedToken()];
  const created = await change(context, async (writer) => {
    // Two calls at once must not exceed the number.
    await lockPeople(writer, [actor.id]);
    const count = checkFeedCount(await countFeeds(writer, actor.id));
    if (count.refused) return count;
    const group = await readGroupName(writer, feed);
    if (departmentId !== undefined && group === undefined) return noSuchGroup('departmentId');
    if (teamId !== undefined && group === undefined) return noSuchGroup('teamId');
    const uidHost = new URL(appUrl).hostname;
    const { createdAt } = await insertFeed(writer, {
      ...{ id, userId: actor.id, kind, departmentId, teamId, uidHost },
      tokenHash: hashOfToken(token),
    });
    return {
      result: { id, createdAt: createdAt.toISOString(), masked: maskedToken(token, { id, secret }) },
      events: [
        feedCreated({
          entityId: actor.id,
          subject: namedPerson(actor),
          changes: [{ field: 'calendarFeed', to: kind }],
          data: { kind, ...(group !== undefined && { group }) },
        }),
      ],
    };
  });
  if (isRefusal(created)) return created;
  const { masked, ...of } = created;
  const its = maskedToken(masked, { id: of.id, secret });
  return {
    ...{ id: of.id, kind, createdAt: of.createdAt },
    ...(departmentId !== undefined && { departmentId }),
    ...(teamId !== undefined && { teamId }),
    address: `${appUrl}/api/feeds/${its}.ics`,
  };
}

export function endFeed(context: FeedContext, { id }: { id: string }): Promise<Outcome<null, 'NOT_FOUND'>> {
  return end(context, id, (owner) => owner === context.actor.id);
}

export async function listAllFeeds(
  { database, actor }: FeedContext,
  asked: ListAllFeeds,
): Promise<Outcome<FeedPage, 'FORBIDDEN'>> {
  const decision = checkConnectionAdmin(actor);
  if (decision.refused) return decision;
  const { feeds, total } = await readAllFeeds(database, asked);
  return { data: feeds, pagination: paginationOf(asked, total) };
}

export async function endAnyFeed(
  context: FeedContext,
  { id }: { id: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const decision = checkConnectionAdmin(context.actor);
  if (decision.refused) return decision;
  return end(context, id, () => true);
}

function end(
  context: FeedContext,
  id: string,
  mayEnd: (ownerId: string) => boolean,
): Promise<Outcome<null, 'NOT_FOUND'>> {
  return change(context, async (writer) => {
    const ownerId = await readOwnerOfFeed(writer, id);
    if (ownerId === undefined || !mayEnd(ownerId)) return noSuchFeed();
    const [owner] = await lockPeople(writer, [ownerId]);
    const feed = await removeFeed(writer, id);
    if (!owner || !feed) return noSuchFeed();
    const { kind, ...of } = feed;
    const group = await readGroupName(writer, of);
    return {
      result: null,
      events: [
        feedEnded({
          entityId: ownerId,
          subject: namedPerson(owner),
          changes: [{ field: 'calendarFeed', from: kind }],
          data: { kind, ...(group !== undefined && { group }) },
        }),
      ],
    };
  });
}
