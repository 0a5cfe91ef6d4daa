import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hearProgress, type Progress } from '../http/progress.ts';
import { companyQuery } from './company.ts';
import { sessionQuery } from './session.ts';
import { hearToday, useToday } from './today.ts';

const address = '/api/news';
const name = 'almanac-news';
/** Milliseconds until a stream that was refused is asked for again; at random between the two, so that not all browsers come at once. */
const [soonest, latest] = [3_000, 10_000];
/** The maximum age (ms) of cached answers when the stream connects. */
const longestUnheard = 5_000;
const always = () => true;
const topicsOfTheirOwn = new Set(['time-off', 'teams']);

/**
 * Fetches again what others have changed, as soon as the server names its topic. Returns how to stop.
 * Browsers open few connections to one server, so the tabs share a stream: one of them listens and tells the rest. A tab whose cached
 * answers are old when it begins to listen may have missed news about them, and fetches everything again.
 */
export function followNews(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  const take = ({ topic, isOfOthers, today, progress }: Message) => {
    if (progress !== undefined) hearProgress(progress);
    if (today !== undefined) hearToday(today);
    if (topic === undefined) return;
    void queryClient.invalidateQueries(concernedBy(topic, isOfOthers));
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const onMessage = (message: Message) => {
    take(message);
    channel.postMessage(message);
  };
  const hasMissedNews = () => queryClient.getQueryCache().findAll(concernedBy('everything')).some(isOutdated);
  const listen = async (isLate: () => boolean) => {
    await listenToServer(onMessage, stopping.signal, isLate);
    while (!stopping.signal.aborted) {
      await pause(soonest + Math.random() * (latest - soonest), stopping.signal);
      if (!stopping.signal.aborted) await listenToServer(onMessage, stopping.signal, always);
    }
  };
  const waitForTurn = () => {
    if (hasMissedNews()) take({ topic: 'everything' });
  };
  listenInTurn(
    () => listen(hasMissedNews),
    waitForTurn,
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

/** Whether news about the answer may have been missed; one that is fetched again on its next use doesn't count. */
function isOutdated({ state: { data, dataUpdatedAt, isInvalidated } }: Query): boolean {
  return data !== undefined && !isInvalidated && Date.now() - dataUpdatedAt > longestUnheard;
}

/** Listens at once where no other tab does, else when that one has ended: nobody has heard of what happened in between. */
async function listenInTurn(
  listenAtOnce: () => Promise<void>,
  waitForTurn: () => void,
  listenLater: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Locks need a secure address; elsewhere each tab listens for itself.
  if (!navigator.locks) return listenAtOnce();
  const hasListened = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await listenAtOnce();
    return lock !== null;
  });
  if (hasListened) return;
  waitForTurn();
  await navigator.locks.request(name, { signal }, listenLater);
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

/**
 * Listens until stopped, or until the browser gives up: after an answer that is no stream, as the session has ended, or a proxy stands before a server that
 * is starting.
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

/** What is fetched again: of others' news nothing whose `meta` says that it shows records of the viewer alone. */
export function concernedBy(topic: string, isOfOthers = false) {
  const predicate = ({ meta }: Pick<Query, 'meta'>) => !(isOfOthers && meta?.isOwn === true);
  if (topicsOfTheirOwn.has(topic) || topic === sessionQuery.queryKey[0])
    return { queryKey: [topic], predicate };
  return {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== companyQuery.queryKey[0],
  };
}
