import { z } from 'zod';
import type { Job } from '../jobs/job-queue.ts';

/** A mail to one person; `html` holds no script and no remote content. */
export const Mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.infer<typeof Mail>;

export const mailQueue = 'mail';

/** The job that sends a mail; for mails without secrets, as jobs are kept in the database. */
export function mailJob(mail: Mail): Job {
  return { queue: mailQueue, data: mail };
}
