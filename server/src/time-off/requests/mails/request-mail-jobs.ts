import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { Job } from '../../../platform/jobs/job-queue.ts';
import { laterMailJob, type Mail } from '../../../platform/mail/mail.ts';
import type { StoredRequest } from '../records/stored-request.ts';

/** The mails of a new request: they leave after ten seconds, unless it is deleted, cancelled or decided by then. */
export function newRequestJobs({ id, status }: StoredRequest, mails: readonly Mail[]): Job[] {
  return mails.map((mail) => laterMailJob(mail, undoSeconds, { id, status }));
}

/** The mails of an edit: they leave after ten seconds, unless the request is changed again by then. */
export function editedRequestJobs({ id, status, version }: StoredRequest, mails: readonly Mail[]): Job[] {
  return mails.map((mail) => laterMailJob(mail, undoSeconds, { id, status, version }));
}
