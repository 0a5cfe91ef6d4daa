import { mailTested } from '@almanac/domain/mails/events';
import { checkMailReader } from '@almanac/domain/mails/mail-rules';
import type { TestEmail } from '@almanac/domain/mails/schema';
import type { Outcome, Refusal } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import type { SendTestMail } from '../platform/mail/test-mail.ts';
import type { CountUse, RateLimits } from '../platform/rate-limit.ts';
import type { Answered } from '../platform/use-case/answered.ts';
import { refuseTooMany } from '../platform/use-case/too-many-uses.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readStoredSettings } from '../settings/queries.ts';
import { saveSetupMark } from '../settings/setup-marks-store.ts';
import { mailMessage } from './messages/message.ts';
import { faultText } from './unsent-mail.ts';

export interface TestEmailSettings {
  sendTestMail: SendTestMail;
  /** Whether emails go to the local mailbox, as there is no mail server. */
  hasMailbox: boolean;
  countTestEmail: CountUse;
}

/** Each administrator's limit of test emails. */
export function testEmailLimit(limits: RateLimits): CountUse {
  return limits.ofUses({ name: 'test-email', times: 5, periodSeconds: 10 * 60 });
}

/** Sends an email to the caller, and returns whether the mail server accepted it. Both outcomes are logged. */
export async function sendTestEmail(
  context: UseCaseContext & TestEmailSettings,
): Promise<Outcome<TestEmail, 'FORBIDDEN'> | Answered<Refusal<'RATE_LIMITED'>>> {
  const { actor, database, sendTestMail, hasMailbox, countTestEmail, texts } = context;
  const permission = checkMailReader(actor);
  if (permission.refused) return permission;
  const wait = await countTestEmail(actor.id);
  if (wait) return refuseTooMany(mailMessage('mails.tooManyTests'), wait.retryAfterSeconds);
  const { name, email } = actor;
  const { companyName } = await readStoredSettings(database);
  const { id, fault } = await sendTestMail({ to: email, name, companyName, texts });
  const outcome = fault && faultText(fault, texts);
  return change(context, async (writer) => {
    if (!outcome && !hasMailbox) await saveSetupMark(writer, 'EMAIL_TESTED', true);
    return {
      result: { to: email, isAccepted: !outcome, isKept: !outcome && hasMailbox, ...outcome },
      events: [
        mailTested({
          entityId: id,
          changes: [{ field: 'status', to: outcome ? 'FAILED' : 'ACCEPTED' }],
          data: { isAccepted: !outcome },
        }),
      ],
    };
  });
}
