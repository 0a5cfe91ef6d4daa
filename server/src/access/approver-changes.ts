import type { Job } from '../platform/jobs/job-queue.ts';

export const approverChangesQueue = 'approver-changes';

/** Several changes within it are looked at together. */
const settleSeconds = 10;

/** The job that emails those who now decide a request that waited for others. */
export function findNewApprovers(): Job[] {
  return [{ queue: approverChangesQueue, data: {}, waitSeconds: settleSeconds }];
}
