import { checkMailReader } from '@almanac/domain/mails/mail-rules';
import type { ListMails, MailPage } from '@almanac/domain/mails/schema';
import { paginationOf } from '@almanac/domain/paging';
import type { Outcome } from '@almanac/domain/refusal';
import { readUsersWithEmails } from '../people/accounts/records/queries.ts';
import { readStoredJobs } from '../platform/jobs/queries.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { type MailsSettings, mailQueues, recipientOf, toOutage, toUnsentMail } from './unsent-mail.ts';

export async function listMails(
  context: UseCaseContext & MailsSettings,
  { page, limit, state }: ListMails,
): Promise<Outcome<MailPage, 'FORBIDDEN'>> {
  const { actor, database, texts } = context;
  const permission = checkMailReader(actor);
  if (permission.refused) return permission;
  const { jobs, counts, outage } = await readStoredJobs(database, {
    queues: mailQueues,
    state: state && (state === 'FAILED' ? 'failed' : 'waiting'),
    limit,
    offset: (page - 1) * limit,
  });
  const people = await readUsersWithEmails(database, [...new Set(jobs.map(recipientOf))]);
  const names = new Map(people.map(({ email, name }) => [email, name]));
  const total = (state === 'FAILED' ? 0 : counts.waiting) + (state === 'WAITING' ? 0 : counts.failed);
  return {
    data: await Promise.all(jobs.map((job) => toUnsentMail(job, names.get(recipientOf(job)), context))),
    pagination: paginationOf({ page, limit }, total),
    counts,
    ...(outage && { outage: toOutage(outage, texts) }),
  };
}
