import { createHash } from 'node:crypto';
import { feedTitle } from '@almanac/domain/connections/feeds/entry-title';
import { feedClient } from '@almanac/domain/connections/feeds/feed-client';
import { feedFetches, noSuchFeed } from '@almanac/domain/connections/feeds/feed-rules';
import type { FeedToken } from '@almanac/domain/connections/feeds/schema';
import { nameIn } from '@almanac/domain/language/names';
import type { Outcome, Refusal } from '@almanac/domain/refusal';
import { networkOf } from '../../platform/http/call-limits.ts';
import { Answered } from '../../platform/use-case/answered.ts';
import { Download } from '../../platform/use-case/download.ts';
import { refuseTooMany } from '../../platform/use-case/too-many-uses.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { calendarFile } from './calendar-file.ts';
import { readFeedEvents } from './feed-entries.ts';
import type { FeedReaderContext } from './feed-settings.ts';
import { hashOfToken } from './feed-token.ts';
import { type FetchedFeed, readFetchedFeed } from './queries.ts';
import { saveFetch } from './store.ts';

/** Changes with what the files look like, so that calendar programs fetch them again. */
const fileVersion = 1;
const millisecondsBetweenNotes = 3_600_000;
const fileName = 'almanac.ics';

type FeedAnswer = Outcome<Download, 'NOT_FOUND'> | Answered<Outcome<Download, 'RATE_LIMITED'>>;

/** The calendar of a feed, as its reader may see it now. Unchanged content is not rendered. */
export async function readFeed(context: FeedReaderContext, { token }: FeedToken): Promise<FeedAnswer> {
  const { database, caller, limits, today, secret, textsOf } = context;
  const feed = await readFetchedFeed(database, hashOfToken(token));
  if (!feed) return (await tooManyUnknown(context)) ?? noSuchFeed();
  const wait = await limits?.perFeed(feed.id);
  if (wait) return refuseTooMany(feedFetches, wait.retryAfterSeconds);
  const { companyName, locale } = await readStoredSettings(database);
  const texts = textsOf(feed.language, locale);
  const events = await readFeedEvents(database, { feed, today, secret, texts });
  await noteFetch(context, feed);
  const group = feed.group && nameIn(texts.language, feed.group);
  const name = texts.text(feedTitle(feed.kind, companyName, group));
  const etag = `"${tagOf([fileVersion, name, events])}"`;
  const isKnown = caller.headers.get('if-none-match')?.includes(etag) === true;
  return new Answered(
    new Download(fileName, isKnown ? [] : [calendarFile(name, events)]),
    new Headers({ etag, 'cache-control': 'private, max-age=900' }),
  );
}

async function tooManyUnknown({
  limits,
  caller,
}: FeedReaderContext): Promise<Answered<Refusal<'RATE_LIMITED'>> | undefined> {
  const wait = await limits?.perAddress(networkOf(caller.address));
  return wait && refuseTooMany(feedFetches, wait.retryAfterSeconds);
}

/** Stores when the feed was last fetched, and by what, at most hourly. */
async function noteFetch(
  { database, caller, now }: FeedReaderContext,
  { id, lastFetchedAt }: FetchedFeed,
): Promise<void> {
  if (lastFetchedAt && now.getTime() - lastFetchedAt.getTime() < millisecondsBetweenNotes) return;
  await saveFetch(database, id, { at: now, client: feedClient(caller.headers.get('user-agent')) });
}

/** The tag of a file with the content: it changes only with what the file says. */
function tagOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
