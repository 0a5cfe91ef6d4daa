import { randomUUIDv7 } from 'node:crypto';
import ICAL from 'ical.js';
import { hashOfToken, newFeedToken } from '../connections/feeds/feed-token.ts';
import type { Database } from '../platform/database/database.ts';

interface StoredFeed {
  userId: string;
  kind?: 'MINE' | 'AWAY';
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

/** Stores a feed; returns it with its token. */
export async function createFeed(database: Database, { kind = 'MINE', ...feed }: StoredFeed) {
  const [id, token] = [randomUUIDv7(), newFeedToken()];
  await database
    .insertInto('calendarFeeds')
    .values({ id, kind, ...feed, uidHost: 'almanac.example.com', tokenHash: hashOfToken(token) })
    .execute();
  return { id, token };
}

/** An event of a calendar file. */
export interface ParsedEvent {
  uid: string;
  title: string;
  /** The first day, and the day after the last one. */
  start: string;
  end: string;
  properties: Readonly<Record<string, string>>;
}

/** Parses a calendar file strictly: whole days only, lines of at most 75 octets that all end alike. */
export function parsedCalendar(text: string): { name: string; events: ParsedEvent[] } {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line is not ended');
  const faulty = lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line));
  if (faulty.length > 0) throw new Error(`Lines are too long or badly ended: ${faulty.join()}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    if (!startDate.isDate || !endDate.isDate) throw new Error('An event is not of whole days');
    const properties = component.getAllProperties().map((each) => [each.name, `${each.getFirstValue()}`]);
    return {
      uid,
      title: summary,
      start: startDate.toString(),
      end: endDate.toString(),
      properties: Object.fromEntries(properties),
    };
  });
  return { name: `${calendar.getFirstPropertyValue('x-wr-calname')}`, events };
}
