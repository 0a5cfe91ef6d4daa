import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../platform/database/database.ts';
import type { News } from '../platform/news/news-listener.ts';
import type { NewsStreams } from '../platform/news/news-streams.ts';
import { readAudience } from './queries.ts';

interface Announcer {
  /** Takes news in; it is passed on with what else arrives in the same moment. */
  announce(news: News): void;
}

interface AnnouncerSettings {
  streams: NewsStreams;
  surroundings(): { database: Reader; today: CalendarDate };
  onError(error: unknown): void;
}

const gatheringMilliseconds = 50;

/** Passes news on to those whom they concern, with one query for all the changes of a moment. */
export function createAnnouncer({ streams, surroundings, onError }: AnnouncerSettings): Announcer {
  let gathered: News[] = [];

  async function passOn(): Promise<void> {
    const news = gathered;
    gathered = [];
    for (const [topic, ofTopic = []] of Object.entries(Object.groupBy(news, (each) => each.topic))) {
      const userIds = new Set(ofTopic.flatMap(({ userId }) => userId ?? []));
      await passOnTopic(topic, userIds).catch((error: unknown) => {
        onError(error);
        // Whom it concerns is not known: everybody asks for what they see.
        streams.sendInTurn('everything');
      });
    }
  }

  async function passOnTopic(topic: string, userIds: ReadonlySet<string>): Promise<void> {
    // Everyone who is signed in may see the teams.
    if (topic === 'teams') return streams.send(topic);
    // Types and rules say how everybody's time off is shown and counted.
    if (topic === 'types' || topic === 'rules') return streams.sendInTurn(topic);
    if (topic === 'session') return endSessions(userIds);
    streams.send(topic, userIds);
    if (userIds.size === 0 || !streams.hasOthersThan(userIds)) return;
    const { database, today } = surroundings();
    const audience = await readAudience(database, { userIds: [...userIds], today });
    streams.sendOfOthers(topic, new Set(audience.filter((id) => !userIds.has(id))));
  }

  function endSessions(userIds: ReadonlySet<string>): void {
    streams.send('session', userIds);
    for (const userId of userIds) streams.end(userId);
  }

  return {
    announce(news) {
      // What is under way is told at once: it is nobody else's, and out of date in a moment.
      if (news.progress) {
        if (news.userId !== null) streams.sendProgress(news.userId, news.progress);
        return;
      }
      gathered.push(news);
      if (gathered.length === 1) setTimeout(() => void passOn(), gatheringMilliseconds);
    },
  };
}
