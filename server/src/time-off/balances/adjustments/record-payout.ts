import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { amountOf, isWholeAmount } from '@almanac/domain/leave/types/amount';
import { wholeAmountFault } from '@almanac/domain/leave/types/amount-fault';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, notFound, refuseAtField, refuseInput } from '@almanac/domain/refusal';
import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import { leavePaidOut } from '@almanac/domain/time-off/balances/events';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { message as payoutMessage } from '@almanac/domain/time-off/balances/payouts/messages/message';
import { checkPayer } from '@almanac/domain/time-off/balances/payouts/payer-rule';
import { checkPayout } from '@almanac/domain/time-off/balances/payouts/payout-rules';
import type { Payout, WritePayout } from '@almanac/domain/time-off/balances/payouts/payout-schema';
import { createdFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { lockPeople } from '../../../people/accounts/records/lock-store.ts';
import { readPeopleById } from '../../../people/accounts/records/people-queries.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { type ChangedRules, changeRules } from '../../../work-time/rule-changes/rule-change.ts';
import { readLeaveFacts } from '../facts/leave-facts.ts';
import type { AccountRuleContext } from './account-rules.ts';
import { insertAdjustment } from './store.ts';

type PayoutCode =
  | 'VALIDATION_ERROR'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'OWN_BALANCE'
  | 'EXCEEDS_BALANCE'
  | 'BELOW_MINIMUM'
  | 'INVALID_TRANSITION';

/** Deducts leave that was paid out from an account. The exclusive lock of rule changes keeps bookings and others away. */
export async function recordPayout(
  context: AccountRuleContext,
  { userId, type, amount: number, on, reason, ...asked }: WritePayout,
): Promise<ChangedRules<Payout, PayoutCode>> {
  const { actor } = context;
  const recorded = await changeRules<Payout, AccountEdit, PayoutCode>(
    context,
    asked,
    async (reader, writer) => {
      const allowed = await readAllowed(context, { userId, type, number, on }, reader, writer);
      if (isRefusal(allowed)) return allowed;
      const { person, amount, unit } = allowed;
      return {
        edit: {
          kind: 'ADJUSTMENT',
          userId,
          type,
          adjustment: { id: 'new', kind: 'PAID_OUT', amount: -amount, on, reason: reason ?? '' },
        },
        concerned: { userIds: [userId], types: [type] },
        from: on,
        async store(saving) {
          const record = { userId, type, amount: number, on };
          const id = await insertAdjustment(saving, {
            userId,
            authorId: actor.id,
            type,
            amount: -amount,
            effectiveOn: on,
            reason: reason ?? null,
            kind: 'PAID_OUT',
          });
          return {
            result: { id, ...record, ...(reason && { reason }) },
            events: [
              leavePaidOut({
                entityId: userId,
                subject: namedPerson(person),
                changes: createdFields(record, ['type', 'amount', 'on']),
                reason,
                data: { unit },
              }),
            ],
          };
        },
      };
    },
  );
  // A closed year is resolved by another day.
  return isRefusal(recorded) && recorded.code === 'YEAR_CLOSED'
    ? refuseAtField('YEAR_CLOSED', 'on', recorded.message)
    : recorded;
}

/** The person and the amount, once every rule allows the pay-out. */
async function readAllowed(
  { actor, today }: AccountRuleContext,
  { userId, type, number, on }: { userId: string; type: string; number: number; on: CalendarDate },
  reader: Reader,
  writer?: Writer,
) {
  const permission = checkPayer(actor, userId);
  if (permission.refused) return permission;
  const [person] = writer ? await lockPeople(writer, [userId]) : await readPeopleById(reader, [userId]);
  if (!person) return notFound(message('time-off.balances.user'));
  const erasure = checkNotErased(person);
  if (erasure.refused) return erasure;
  const [leave] = await readLeaveFacts(reader, [userId], [type]);
  const facts = leave?.accounts[0];
  if (!facts) return notFound(message('time-off.balances.type'));
  const { unit } = facts.type;
  if (!isWholeAmount(number, unit)) {
    return refuseInput('amount', wholeAmountFault(payoutMessage('time-off.balances.payoutAmount'), unit));
  }
  const label = payoutMessage('time-off.balances.payoutOn');
  const day = checkDays([{ path: 'on', label, day: on, first: firstBoundedDay }], today);
  if (day.refused) return day;
  const amount = amountOf(number, unit);
  const decision = checkPayout({ amount, on }, facts);
  return decision.refused ? decision : { person, amount, unit };
}
