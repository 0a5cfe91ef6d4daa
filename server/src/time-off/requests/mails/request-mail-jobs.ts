import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { Job } from '../../../platform/jobs/job-queue.ts';
import { laterMailJob, type Mail } from '../../../platform/mail/mail.ts';
import type { StoredRequest } from '../records/stored-request.ts';

/** Mails of a new request, sent after ten seconds unless it is deleted, cancelled or decided by then. */
export function newRequestJobs({ id, status }: StoredRequest, mails: readonly Mail[]): Job[] {
  return mails.map((mail) => laterMailJob(mail, undoSeconds, { id, status }));
}

/** Mails of an edit, sent after ten seconds unless it is edited again by then. */
export function editedRequestJobs({ id, status, version }: StoredRequest, mails: readonly Mail[]): Job[] {
  return mails.map((mail) => laterMailJob(mail, undoSeconds, { id, status, version }));
}
