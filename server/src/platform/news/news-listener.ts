import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

const Progress = z.object({
  call: z.string(),
  step: z.string(),
  done: z.int().optional(),
  total: z.int().optional(),
});
const News = z.object({ topic: z.string(), userId: z.string().nullable(), progress: Progress.optional() });
const Payload = z.preprocess(parseJson, News);

/** A database notification: the topic with the user concerned, or the progress of a user's call. */
export type News = z.infer<typeof News>;

export interface NewsListener {
  stop(): Promise<void>;
}

export interface NewsHearer {
  onNews(news: News): void;
  /** Called after a lost database connection is restored, as news may have been missed. */
  onGap(): void;
}

export const newsChannel = 'almanac_news';
const retryMilliseconds = 500;

/** Listens to the changes committed by any instance. Reconnects until the listener stops. */
export function listenForNews(pool: pg.Pool, { onNews, onGap }: NewsHearer): NewsListener {
  const stopping = new AbortController();

  async function listenOnce(hasMissedNews: boolean): Promise<void> {
    // A separate connection, as it stays in use.
    const client = new pg.Client(pool.options);
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    // Any database user may notify, so malformed notifications must do no harm.
    const hear = ({ payload }: pg.Notification) => {
      const news = Payload.safeParse(payload);
      if (news.success) onNews(news.data);
    };
    client.on('error', () => lose());
    client.on('end', () => lose());
    client.on('notification', hear);
    stopping.signal.addEventListener('abort', () => lose(), { once: true });
    try {
      await client.connect();
      await client.query(`LISTEN ${newsChannel}`);
      if (hasMissedNews) onGap();
      await lost;
    } finally {
      await client.end();
    }
  }

  async function listen(): Promise<void> {
    for (let hasMissedNews = false; !stopping.signal.aborted; hasMissedNews = true) {
      // Not logged: the readiness check and every call report a database that is down.
      await listenOnce(hasMissedNews).catch(() => undefined);
      await pause(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
