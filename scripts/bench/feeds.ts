import { randomUUIDv7 } from 'node:crypto';
import { hashOfToken, newFeedToken } from '../../server/src/connections/feeds/feed-token.ts';
import type { Company, Person } from './company.ts';

/** A calendar feed, with the tag of its content. */
interface KnownFeed {
  who: Person;
  path: string;
  tag: string;
}

/** Creates a feed of who is away in the team for each of the people, and fetches it once. */
export async function createTeamFeeds(company: Company, people: readonly Person[]): Promise<KnownFeed[]> {
  const { pool, address } = company;
  const feeds: KnownFeed[] = [];
  for (const who of people) {
    const { rows } = await pool.query<{ team: string }>(
      'SELECT team_id AS team FROM team_members WHERE user_id = $1 LIMIT 1',
      [who.id],
    );
    const [first] = rows;
    if (!first) continue;
    const token = newFeedToken();
    await pool.query(
      `INSERT INTO calendar_feeds (id, user_id, kind, team_id, uid_host, token_hash)
       VALUES ($1, $2, 'AWAY', $3, 'almanac.example.com', $4)`,
      [randomUUIDv7(), who.id, first.team, hashOfToken(token)],
    );
    const path = `/feeds/${token}.ics`;
    const { headers } = await fetch(`${address}/api${path}`);
    feeds.push({ who, path, tag: headers.get('etag') ?? '' });
  }
  return feeds;
}

/** Ends all feeds. */
export async function endFeeds({ pool }: Company): Promise<void> {
  await pool.query('DELETE FROM calendar_feeds');
}
