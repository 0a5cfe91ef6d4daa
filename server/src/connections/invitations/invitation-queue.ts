import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { Job } from '../../platform/jobs/job-queue.ts';

export const invitationQueue = 'invitation';

/** After the emails about the event, which carry what they can. */
const waitSeconds = undoSeconds + 5;

/** The job that brings the calendar of the request's requester up to date. */
export function updateCalendar(requestId: string): Job {
  return { queue: invitationQueue, data: { requestId }, waitSeconds };
}
