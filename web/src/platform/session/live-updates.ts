import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Progress, receiveProgress } from '../http/progress.ts';
import { companyQuery } from './company.ts';
import { sessionQuery } from './session.ts';
import { receiveToday, useToday } from './today.ts';

const address = '/api/news';
const name = 'almanac-news';
/**
 * Range of the random delay (ms) before a refused stream is reopened, so that browsers don't reconnect all at
 * once.
 */
const [soonest, latest] = [3_000, 10_000];
/** Maximum age (ms) of cached answers when the stream connects. */
const maximumAge = 5_000;
const always = () => true;
/** Topics that also concern the company's name, limits and weeks. */
const companyTopics = new Set(['settings', 'everything']);
const separateTopics = new Set(['time-off', 'teams', 'photos', 'payroll']);

/**
 * Invalidates queries when the server reports a change of their topic. Returns a function that stops it.
 * Browsers limit connections per server, so tabs share one stream: one tab listens and forwards events to the
 * others. A tab with old cached answers may have missed events when it starts to listen, and refetches
 * everything.
 */
export function followNews(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  const take = ({ topic, isOfOthers, today, progress }: Message) => {
    if (progress !== undefined) receiveProgress(progress);
    if (today !== undefined) receiveToday(today);
    if (topic === undefined) return;
    void queryClient.invalidateQueries(concernedBy(topic, isOfOthers));
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const onMessage = (message: Message) => {
    take(message);
    channel.postMessage(message);
  };
  const hasMissedNews = () => queryClient.getQueryCache().findAll(concernedBy('people')).some(isOutdated);
  const listen = async (isLate: () => boolean) => {
    await listenToServer(onMessage, stopping.signal, isLate);
    while (!stopping.signal.aborted) {
      await pause(soonest + Math.random() * (latest - soonest), stopping.signal);
      if (!stopping.signal.aborted) await listenToServer(onMessage, stopping.signal, always);
    }
  };
  const onQueued = () => {
    if (hasMissedNews()) take({ topic: 'everything' });
  };
  listenAlone(
    () => listen(hasMissedNews),
    onQueued,
    () => listen(always),
    stopping.signal,
  ).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Whether an event about the query may have been missed; an invalidated query doesn't count. */
function isOutdated({ state: { data, dataUpdatedAt, isInvalidated } }: Query): boolean {
  return data !== undefined && !isInvalidated && Date.now() - dataUpdatedAt > maximumAge;
}

/** Listens if no other tab does, otherwise once that one has stopped; events in between are lost. */
async function listenAlone(
  listenAtOnce: () => Promise<void>,
  onQueued: () => void,
  listenAfterwards: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Locks need a secure context; without them each tab has its own stream.
  if (!navigator.locks) return listenAtOnce();
  const hasListened = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await listenAtOnce();
    return lock !== null;
  });
  if (hasListened) return;
  onQueued();
  await navigator.locks.request(name, { signal }, listenAfterwards);
}

/** Refetches everything when a new day begins, as balances and counts depend on the day. */
export function useNewDay(queryClient: QueryClient): void {
  const today = useToday();
  const shownDay = useRef(today);
  useEffect(() => {
    if (today === shownDay.current) return;
    shownDay.current = today;
    void queryClient.invalidateQueries(concernedBy('everything'));
  }, [today, queryClient]);
}

/** A server event: a topic changed, the current day, or a call's progress. */
interface Message {
  progress?: Progress;
  topic?: string;
  /** Whether the change concerns only others. */
  isOfOthers?: boolean;
  today?: string;
}

/**
 * Listens until stopped, or until the browser gives up after a response that is no stream: the session has
 * ended, or a proxy answers for a starting server.
 */
function listenToServer(
  onMessage: (message: Message) => void,
  stop: AbortSignal,
  isLate: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(address);
    let hasMissedNews = isLate;
    source.onopen = () => {
      if (hasMissedNews()) onMessage({ topic: 'everything' });
      hasMissedNews = always;
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

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Filter of the queries to refetch. Events about others skip queries whose `meta` limits them to the viewer's
 * own records.
 */
export function concernedBy(topic: string, isOfOthers = false) {
  const predicate = ({ meta }: Pick<Query, 'meta'>) => !(isOfOthers && meta?.isOwn === true);
  if (separateTopics.has(topic) || topic === sessionQuery.queryKey[0])
    return { queryKey: [topic], predicate };
  if (companyTopics.has(topic)) return {};
  return {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== companyQuery.queryKey[0],
  };
}
