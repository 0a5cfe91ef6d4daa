import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { companyQuery } from './company.ts';
import { hearProgress, type Progress } from './progress.ts';
import { sessionQuery } from './session.ts';
import { hearToday, useToday } from './today.ts';

const address = '/api/news';
const name = 'almanac-news';
const topicsOfTheirOwn = new Set(['time-off', 'teams']);

/**
 * Fetches again what others have changed, as soon as the server names its topic. Returns how to stop.
 * Browsers open few connections to one server, so the tabs share a stream: one of them listens and tells the rest.
 */
export function followNews(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  const take = ({ topic, isOfOthers, today, progress }: Message) => {
    if (progress !== undefined) hearProgress(progress);
    if (today !== undefined) hearToday(today);
    if (topic !== undefined) void queryClient.invalidateQueries(concernedBy(topic, isOfOthers));
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const onMessage = (message: Message) => {
    take(message);
    channel.postMessage(message);
  };
  const listen = () => listenToServer(onMessage, stopping.signal);
  // Locks need a secure address; elsewhere each tab listens for itself.
  const listening = navigator.locks?.request(name, { signal: stopping.signal }, listen) ?? listen();
  listening.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Fetches everything again that is shown when a new day has begun: balances and counts are those of a day. */
export function useNewDay(queryClient: QueryClient): void {
  const today = useToday();
  const shownDay = useRef(today);
  useEffect(() => {
    if (today === shownDay.current) return;
    shownDay.current = today;
    void queryClient.invalidateQueries(concernedBy('everything'));
  }, [today, queryClient]);
}

/** What the server says: something of a topic has changed, which day it is, or how far a call is. */
interface Message {
  progress?: Progress;
  topic?: string;
  /** Whether nothing of the viewer themselves has changed. */
  isOfOthers?: boolean;
  today?: string;
}

/** Listens until stopped, or until the server closes the door because the session has ended. */
function listenToServer(onMessage: (message: Message) => void, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(address);
    let hasMissedNews = false;
    source.onopen = () => {
      if (hasMissedNews) onMessage({ topic: 'everything' });
      hasMissedNews = true;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => onMessage({ topic: data });
    source.addEventListener('others', ({ data }: MessageEvent<string>) =>
      onMessage({ topic: data, isOfOthers: true }),
    );
    source.addEventListener('today', ({ data }: MessageEvent<string>) => onMessage({ today: data }));
    source.addEventListener('progress', ({ data }: MessageEvent<string>) =>
      onMessage({ progress: JSON.parse(data) }),
    );
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      onMessage({ topic: String(sessionQuery.queryKey[0]) });
      resolve();
    };
    stop.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}

/** What is fetched again: of others' news nothing whose `meta` says that it shows records of the viewer alone. */
export function concernedBy(topic: string, isOfOthers = false) {
  const predicate = ({ meta }: Pick<Query, 'meta'>) => !(isOfOthers && meta?.isOwn === true);
  if (topicsOfTheirOwn.has(topic) || topic === sessionQuery.queryKey[0])
    return { queryKey: [topic], predicate };
  return {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== companyQuery.queryKey[0],
  };
}
