import { approverChangesQueue } from '../../access/approver-changes.ts';
import type { Worker } from '../../platform/jobs/job-queue.ts';

/** Does the work queued by changes of who decides requests: once for all that wait. */
export function approverChangesWorker(look: () => Promise<void>): Worker {
  return {
    queue: approverChangesQueue,
    // After a day, the daily reminders have done it.
    retries: { firstSeconds: 10, longestSeconds: 900, reachSeconds: 86_400 },
    coversWaiting: true,
    handle: look,
  };
}
