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

/** What the database says of a change: of which topic it is, and of which user; or how far a call of the user is. */
export type News = z.infer<typeof News>;

export interface NewsListener {
  stop(): Promise<void>;
}

export interface NewsHearer {
  onNews(news: News): void;
  /** Called when news may have been missed, because the connection to the database was lost and is back. */
  onGap(): void;
}

export const newsChannel = 'almanac_news';
const retryMilliseconds = 500;

/** Hears every change that any instance commits. A lost connection is opened again until the listener stops. */
export function listenForNews(pool: pg.Pool, { onNews, onGap }: NewsHearer): NewsListener {
  const stopping = new AbortController();

  async function listenOnce(hasMissedNews: boolean): Promise<void> {
    // A connection of its own: one of the pool's would be kept from everybody else.
    const client = new pg.Client(pool.options);
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    // Everyone who may connect to the database may notify, so what is no news must do no harm.
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
      // While the database is away, the readiness check and every call say so.
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
