import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { needsPerson } from '@almanac/domain/endpoint';
import { refuse } from '@almanac/domain/refusal';
import type { Reader } from '../platform/database/database.ts';
import { type Api, addHeaders, unauthenticated } from '../platform/http/endpoints/bind.ts';
import { refuseQuery } from '../platform/http/endpoints/undeclared-input.ts';
import { sendRefusal } from '../platform/http/errors/error-answer.ts';
import { httpMessage } from '../platform/language/messages/message.ts';
import type { NewsHearer, NewsListener } from '../platform/news/news-listener.ts';
import { NewsStreams } from '../platform/news/news-streams.ts';
import { createAnnouncer } from './announcer.ts';

const tooManyStreams = refuse('RATE_LIMITED', httpMessage('http.tooManyStreams'));

interface NewsSettings {
  listenForNews(hearer: NewsHearer): NewsListener;
  surroundings(): { database: Reader; today: CalendarDate };
}

/**
 * Serves `/api/news`, an event stream of topics that changed for the signed-in user, on any instance. It has no
 * records; clients refetch what they show. It sends the company's day at its start and after each midnight.
 */
export function registerNews(
  { server, contextOf, findPrincipal }: Api,
  settings: NewsSettings,
): NewsListener {
  const { listenForNews, surroundings } = settings;
  const streams = new NewsStreams(() => surroundings().today);
  const onError = (err: unknown) => server.log.error({ err }, 'Could not send news');
  const announcer = createAnnouncer({ streams, surroundings, onError });
  const listener = listenForNews({
    onNews: (news) => announcer.announce(news),
    onGap: () => streams.sendGradually('everything'),
  });
  server.addHook('preClose', async () => streams.close());
  // No one would end the stream of a HEAD call.
  const route = { schema: { hide: true }, exposeHeadRoute: false, preValidation: refuseQuery };
  server.get('/api/news', route, async (request, reply) => {
    const found = await findPrincipal(contextOf(request));
    if (!found) return sendRefusal(request, reply, unauthenticated);
    const { principal, headers } = found;
    if (principal.kind === 'SERVICE') return sendRefusal(request, reply, needsPerson);
    addHeaders(reply, headers);
    const stream = streams.open(principal.id);
    if (!stream) return sendRefusal(request, reply.header('retry-after', '10'), tooManyStreams);
    return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
  });
  return listener;
}
