import type { Message } from '@almanac/domain/language/message';
import type { Names } from '@almanac/domain/language/names';
import { leaveUnits } from '@almanac/domain/leave/types/amount';
import { typeName } from '@almanac/domain/leave/types/standard-names';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { type Refund, refundsBetween } from '@almanac/domain/time-off/balances/engine/refunds';
import { spanMessage, statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import { halfDays } from '@almanac/domain/work-time/half-day';
import { z } from 'zod';
import type { Notice } from '../../platform/events/reactions.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import type { ComparedAccounts } from './effect-facts.ts';
import { message } from './messages/message.ts';

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
      /** Its names in other languages. */
      typeNames: z.custom<Names>().nullish(),
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
    typeNames: type.names,
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
  const [only, ...others] = refunds;
  const subject =
    only && others.length === 0
      ? message('time-off.effects.recountedSubject', recounted(only))
      : message('time-off.effects.severalRecountedSubject', { requests: refunds.length });
  return {
    subject,
    paragraphs: [message('time-off.effects.recounted'), ...refunds.map(refundMessage)],
    action: { label: message('time-off.effects.seeBalance'), url: `${appUrl}/balance` },
  };
};

function recounted({
  typeName: name,
  typeNames: names,
  request,
  unit,
  amount,
}: RefundFacts['refunds'][number]) {
  return { type: typeName({ name, names }), time: spanMessage(request), unit, amount };
}

function refundMessage(refund: RefundFacts['refunds'][number]): Message {
  const holidays = refund.holidays.map(({ date: day, name, isNew }) =>
    isNew
      ? message('time-off.effects.becameHoliday', { day, name })
      : message('time-off.effects.noHoliday', { day }),
  );
  return message('time-off.effects.recountedRequest', {
    ...recounted(refund),
    charged: refund.charged,
    holidays,
  });
}
