import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import type { WriteAdjustment } from '@almanac/domain/leave/plans/schema';
import { amountOf, isWholeAmount } from '@almanac/domain/leave/types/amount';
import { wholeAmountFault } from '@almanac/domain/leave/types/amount-fault';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { notFound, refuseInput } from '@almanac/domain/refusal';
import type { Adjustment } from '@almanac/domain/time-off/balances/adjustment-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import { balanceAdjusted } from '@almanac/domain/time-off/balances/events';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { createdFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { readTypesOfFacts } from '../../../leave/facts/rule-facts-queries.ts';
import { lockPeople } from '../../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import { readPeopleById } from '../../../people/accounts/records/people-queries.ts';
import { type ChangedRules, changeRules } from '../../../work-time/rule-changes/rule-change.ts';
import type { AccountRuleContext } from './account-rules.ts';
import { insertAdjustment } from './store.ts';

/** Credits or debits an account on a day, with a reason. */
export function addAdjustment(
  context: AccountRuleContext,
  { userId, type, amount: number, on, expiresOn, ...asked }: WriteAdjustment,
): Promise<
  ChangedRules<Adjustment, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>
> {
  const { actor } = context;
  const { reason } = asked;
  return changeRules(context, asked, async (reader, writer) => {
    const [person] = writer ? await lockPeople(writer, [userId]) : await readPeopleById(reader, [userId]);
    const act = await readSelfServiceOverride(reader, { actorId: actor.id, subjectId: userId, reason });
    const permission = checkBalanceSetting(actor, userId, act.selfServiceOverride);
    if (permission.refused) return permission;
    if (!person) return notFound(message('time-off.balances.user'));
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const unit = (await readTypesOfFacts(reader)).find(({ code }) => code === type)?.unit;
    if (!unit) return notFound(message('time-off.balances.type'));
    if (!isWholeAmount(number, unit)) return refuseInput('amount', wholeAmountFault('Amount', unit));
    const days = checkDays(
      [
        { path: 'on', label: message('time-off.balances.on'), day: on, first: firstBoundedDay },
        { path: 'expiresOn', label: message('time-off.balances.expiresOn'), day: expiresOn },
      ],
      context.today,
    );
    if (days.refused) return days;
    const amount = amountOf(number, unit);
    return {
      edit: {
        kind: 'ADJUSTMENT',
        userId,
        type,
        adjustment: { id: 'new', amount, on, expiresOn, reason },
      } satisfies AccountEdit,
      concerned: { userIds: [userId], types: [type] },
      from: on,
      async store(saving) {
        const record = { userId, type, amount: number, on, ...(expiresOn && { expiresOn }), reason };
        const id = await insertAdjustment(saving, {
          userId,
          authorId: actor.id,
          type,
          amount,
          effectiveOn: on,
          expiresOn: expiresOn ?? null,
          reason,
        });
        return {
          result: { id, ...record },
          events: [
            balanceAdjusted({
              entityId: userId,
              subject: namedPerson(person),
              changes: createdFields(record, ['type', 'amount', 'on', 'expiresOn']),
              reason,
              data: { unit, ofOwnRecord: act.ofOwnRecord },
            }),
          ],
        };
      },
    };
  });
}
