import type { Reader } from '../../platform/database/database.ts';
import type { Worker } from '../../platform/jobs/job-queue.ts';
import { restoreLinks } from './link-store.ts';
import { linksAgainQueue, UndoneDecision } from './undone-decision.ts';

/** Lets the links of a request work again once its decision was undone on a screen. */
export function linksAgainWorker(database: Reader): Worker {
  return {
    queue: linksAgainQueue,
    isRare: true,
    retries: { firstSeconds: 2, longestSeconds: 900, reachSeconds: 86_400 },
    async handle(data) {
      await restoreLinks(database, UndoneDecision.parse(data));
    },
  };
}
