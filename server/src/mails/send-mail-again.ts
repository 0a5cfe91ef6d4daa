import { mailSentAgain } from '@almanac/domain/mails/events';
import { checkMailReader, checkSendAgain } from '@almanac/domain/mails/mail-rules';
import { message } from '@almanac/domain/mails/messages/message';
import type { UnsentMail } from '@almanac/domain/mails/schema';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { readHolder } from '../people/accounts/records/queries.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { type MailsSettings, mailQueues, recipientOf, toUnsentMail } from './unsent-mail.ts';

type Code = 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_TRANSITION';

export async function sendMailAgain(
  context: UseCaseContext & MailsSettings,
  { id }: { id: string },
): Promise<Outcome<UnsentMail, Code>> {
  const { actor, jobs } = context;
  const permission = checkMailReader(actor);
  if (permission.refused) return permission;
  const outcome = await change<UnsentMail, Code>(context, async (writer) => {
    const job = await jobs.lock(writer, mailQueues, id);
    if (!job) return notFound(message('mails.email'));
    const account = await readHolder(writer, recipientOf(job));
    const before = await toUnsentMail(job, account?.name, context);
    const isRecipientDeactivated = account?.isActive === false;
    const decision = checkSendAgain({ ...before, isRecipientDeactivated });
    if (decision.refused) return decision;
    const { name = '', email } = before.recipient;
    await jobs.restart(writer, job);
    const begun = await jobs.lock(writer, mailQueues, id);
    return {
      result: await toUnsentMail(begun ?? job, account?.name, context),
      events: [
        mailSentAgain({
          entityId: id,
          changes: [{ field: 'status', from: 'FAILED', to: 'WAITING' }],
          data: { recipient: { ...(account && { id: account.id }), name, email } },
        }),
      ],
    };
  });
  if (!isRefusal(outcome)) jobs.wake(mailQueues.map((queue) => ({ queue })));
  return outcome;
}
