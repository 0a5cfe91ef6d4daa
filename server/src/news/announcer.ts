import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Reader } from '../platform/database/database.ts';
import type { News } from '../platform/news/news-listener.ts';
import type { NewsStreams } from '../platform/news/news-streams.ts';
import { readAudience } from './queries.ts';

interface Announcer {
  /** Queues news; news arriving within a short window is sent together. */
  announce(news: News): void;
}

interface AnnouncerSettings {
  streams: NewsStreams;
  surroundings(): { database: Reader; today: CalendarDate };
  onError(error: unknown): void;
}

const gatheringMilliseconds = 50;

/** Sends news to the people concerned, with one query per window. */
export function createAnnouncer({ streams, surroundings, onError }: AnnouncerSettings): Announcer {
  let gathered: News[] = [];

  async function passOn(): Promise<void> {
    const news = gathered;
    gathered = [];
    for (const [topic, ofTopic = []] of Object.entries(Object.groupBy(news, (each) => each.topic))) {
      const userIds = new Set(ofTopic.flatMap(({ userId }) => userId ?? []));
      await passOnTopic(topic, userIds).catch((error: unknown) => {
        onError(error);
        // The recipients are unknown, so everyone refetches.
        streams.sendGradually('everything');
      });
    }
  }

  async function passOnTopic(topic: string, userIds: ReadonlySet<string>): Promise<void> {
    // Teams are visible to everyone signed in.
    if (topic === 'teams') return streams.send(topic);
    // Types, rules and settings affect how everyone's time off is shown and counted.
    if (topic === 'types' || topic === 'rules' || topic === 'settings') return streams.sendGradually(topic);
    // Faces are on everyone's screen.
    if (topic === 'photos') return streams.sendGradually(topic);
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
      // Progress is sent at once: it has a single recipient and is soon out of date.
      if (news.progress) {
        if (news.userId !== null) streams.sendProgress(news.userId, news.progress);
        return;
      }
      gathered.push(news);
      if (gathered.length === 1) setTimeout(() => void passOn(), gatheringMilliseconds);
    },
  };
}
