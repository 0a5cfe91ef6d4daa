import { dateText } from '@almanac/domain/calendar/english-date-text';
import { type Amount, amountText, type LeaveUnit, leaveUnits } from '@almanac/domain/leave/types/amount';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { type Refund, refundsBetween } from '@almanac/domain/time-off/balances/engine/refunds';
import { statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import { halfDays } from '@almanac/domain/work-time/half-day';
import { z } from 'zod';
import type { Notice } from '../../platform/events/reactions.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { spanText } from '../requests/records/request-record.ts';
import type { ComparedAccounts } from './effect-facts.ts';

export interface RefundedRequest extends Refund {
  type: LeaveFacts['type'];
}

/** The refunds and further charges of the person's approved requests. */
export function refundsOf({ accounts }: ComparedAccounts): RefundedRequest[] {
  return accounts.flatMap(({ before, after }) =>
    refundsBetween(before, after).map((refund) => ({ ...refund, type: after.type })),
  );
}

/** The facts of a notice: each approved request whose charge has changed, in amounts of its unit. */
const RefundFacts = z.object({
  refunds: z.array(
    z.object({
      typeName: z.string(),
      unit: z.enum(leaveUnits),
      request: z.object({
        startDate: z.string(),
        endDate: z.string(),
        startHalf: z.enum(halfDays).optional(),
        endHalf: z.enum(halfDays).optional(),
        minutes: z.int().optional(),
      }),
      amount: z.int(),
      charged: z.int(),
      holidays: z.array(z.object({ date: z.string(), name: z.string(), isNew: z.boolean() })),
    }),
  ),
});
type RefundFacts = z.infer<typeof RefundFacts>;

/** Notifies a person of approved time off whose charge has changed. */
export function refundNotice(
  { id, email }: { id: string; email: string },
  refunds: readonly RefundedRequest[],
): Notice {
  const data: RefundFacts = { refunds: refunds.map(factsOf) };
  return { message: 'time-off.recounted', recipient: { id, email }, data };
}

function factsOf({
  request,
  amount,
  charged,
  holidays,
  type,
}: RefundedRequest): RefundFacts['refunds'][number] {
  const { startDate, endDate } = request;
  return {
    typeName: type.name,
    unit: type.unit,
    request: { startDate, endDate, ...statedHalvesOf(request) },
    amount,
    charged,
    holidays: [...holidays],
  };
}

/** The email about approved time off whose charge has changed, with the reason. */
export const recountedEmail: ComposeEmail = (_event, { data, appUrl }) => {
  const { refunds } = RefundFacts.parse(data);
  const [only] = refunds;
  const subject =
    refunds.length === 1 && only
      ? `${changeText(only.amount, only.unit)}: your ${only.typeName}, ${spanText(only.request)}`
      : `Your time off is counted otherwise: ${refunds.length} requests`;
  return {
    subject,
    paragraphs: [
      'Holidays, working hours or rules were changed, and your approved time off is counted otherwise by it. The difference is in your balance already.',
      ...refunds.map(refundText),
    ],
    action: { label: 'See your balance', url: `${appUrl}/balance` },
  };
};

function refundText(refund: RefundFacts['refunds'][number]): string {
  const { request, amount, charged, holidays, typeName, unit } = refund;
  const before = `${amountText(charged, unit)} instead of ${inUnit(charged + amount, unit)}`;
  const why = holidays.map((each) =>
    each.isNew
      ? `${dateText(each.date)} became a holiday, ${each.name}`
      : `${dateText(each.date)} is no holiday any more`,
  );
  const because = why.length > 0 ? why.join('; ') : 'Its working days are others';
  return `${typeName}, ${spanText(request)}: ${changeText(amount, unit)} (${before}). ${because}.`;
}

function changeText(amount: Amount, unit: LeaveUnit): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit)}`;
}

function inUnit(amount: Amount, unit: LeaveUnit): string {
  const noun = unit === 'DAY' ? 'day' : 'hour';
  const isOne = amount === (unit === 'DAY' ? 100 : 60);
  return `${amountText(amount, unit)} ${isOne ? noun : `${noun}s`}`;
}
