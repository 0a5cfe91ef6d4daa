import type { QueryClient } from '@tanstack/react-query';
import { companyQuery } from './company.ts';
import { sessionQuery } from './session.ts';

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
  const refetch = (topic: string) => void queryClient.invalidateQueries(concernedBy(topic));
  channel.onmessage = ({ data }: MessageEvent<string>) => refetch(data);
  const onTopic = (topic: string) => {
    refetch(topic);
    channel.postMessage(topic);
  };
  const listen = () => listenToServer(onTopic, stopping.signal);
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

/** Listens until stopped, or until the server closes the door because the session has ended. */
function listenToServer(onTopic: (topic: string) => void, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(address);
    let hasMissedNews = false;
    source.onopen = () => {
      if (hasMissedNews) onTopic('everything');
      hasMissedNews = true;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => onTopic(data);
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      onTopic(String(sessionQuery.queryKey[0]));
      resolve();
    };
    stop.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}

function concernedBy(topic: string) {
  if (topicsOfTheirOwn.has(topic) || topic === sessionQuery.queryKey[0]) return { queryKey: [topic] };
  return {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== companyQuery.queryKey[0],
  };
}
