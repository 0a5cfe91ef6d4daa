import type { Database } from '../database/database.ts';
import { type News, newsChannel } from './news-listener.ts';

/** Sends news to every instance at once, unlike news of a change, which is sent on commit. */
export async function passNewsOn(database: Database, news: News): Promise<void> {
  await database
    .selectNoFrom((eb) =>
      eb.fn('pg_notify', [eb.val(newsChannel), eb.val(JSON.stringify(news))]).as('notified'),
    )
    .execute();
}
