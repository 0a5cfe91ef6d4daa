import type { Database } from '../database/database.ts';
import { type News, newsChannel } from './news-listener.ts';

/** Passes news on to every instance at once, unlike those of a change, which come when it is stored. */
export async function passNewsOn(database: Database, news: News): Promise<void> {
  await database
    .selectNoFrom((eb) =>
      eb.fn('pg_notify', [eb.val(newsChannel), eb.val(JSON.stringify(news))]).as('notified'),
    )
    .execute();
}
