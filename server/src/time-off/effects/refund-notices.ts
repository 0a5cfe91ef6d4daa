import { type Amount, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { type Refund, refundsBetween } from '@almanac/domain/time-off/balances/engine/refunds';
import { dateText } from '../../platform/date-text.ts';
import type { Job } from '../../platform/jobs/job-queue.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import type { TimeOffSettings } from '../requests/records/context.ts';
import { spanText } from '../requests/records/request-record.ts';
import type { ComparedAccounts } from './effect-facts.ts';

export type MailSettings = Pick<TimeOffSettings, 'appUrl' | 'companyName'>;

export interface RefundedRequest extends Refund {
  type: LeaveFacts['type'];
}

/** The refunds and further charges of the person's approved requests. */
export function refundsOf({ accounts }: ComparedAccounts): RefundedRequest[] {
  return accounts.flatMap(({ before, after }) =>
    refundsBetween(before, after).map((refund) => ({ ...refund, type: after.type })),
  );
}

/** The mail about approved time off whose charge has changed, with the reason. */
export function refundMail(
  { name, email }: { name: string; email: string },
  refunds: readonly RefundedRequest[],
  { appUrl, companyName }: MailSettings,
): Job {
  const [only] = refunds;
  const subject =
    refunds.length === 1 && only
      ? `${changeText(only.amount, only.type.unit)}: your ${only.type.name}, ${spanText(only.request)}`
      : `Your time off is counted otherwise: ${refunds.length} requests`;
  return mailJob(
    composeMail({
      to: email,
      subject,
      paragraphs: [
        name === '' ? 'Hello,' : `Hello ${name},`,
        'Holidays, working hours or rules were changed, and your approved time off is counted otherwise by it. The difference is in your balance already.',
        ...refunds.map(refundText),
      ],
      action: { label: 'See your balance', url: `${appUrl}/balance` },
      companyName,
    }),
  );
}

function refundText({ request, amount, charged, holidays, type }: RefundedRequest): string {
  const { unit, name } = type;
  const before = `${amountText(charged, unit)} instead of ${inUnit(charged + amount, unit)}`;
  const why = holidays.map((each) =>
    each.isNew
      ? `${dateText(each.date)} became a holiday, ${each.name}`
      : `${dateText(each.date)} is no holiday any more`,
  );
  const because = why.length > 0 ? why.join('; ') : 'Its working days are others';
  return `${name}, ${spanText(request)}: ${changeText(amount, unit)} (${before}). ${because}.`;
}

function changeText(amount: Amount, unit: LeaveUnit): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit)}`;
}

function inUnit(amount: Amount, unit: LeaveUnit): string {
  const noun = unit === 'DAY' ? 'day' : 'hour';
  const isOne = amount === (unit === 'DAY' ? 100 : 60);
  return `${amountText(amount, unit)} ${isOne ? noun : `${noun}s`}`;
}
