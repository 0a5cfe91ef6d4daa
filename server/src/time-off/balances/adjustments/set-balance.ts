import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import {
  allowed,
  type Decision,
  isRefusal,
  notFound,
  type Outcome,
  refuseInput,
} from '@almanac/domain/refusal';
import { adjustmentTo, unreachableTotal } from '@almanac/domain/time-off/balances/adjustment-to';
import {
  checkBalanceAdmin,
  checkBalanceSetting,
  checkNewTotal,
} from '@almanac/domain/time-off/balances/balance-rules';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { balanceSet } from '@almanac/domain/time-off/balances/events';
import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';
import { change } from '../../../audit/change.ts';
import { changedFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { lockPeople } from '../../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import { unchanged } from '../../../platform/use-case/change.ts';
import { shareRules } from '../../../work-time/rule-changes/rule-lock-store.ts';
import type { TimeOffContext } from '../../requests/records/context.ts';
import { readAccountsOf } from '../facts/booking-facts.ts';
import { insertAdjustments, type NewAdjustment } from './store.ts';

const totals = [
  { field: 'vacationDaysTotal', used: 'vacationDaysUsed', type: 'VACATION' },
  { field: 'sickDaysTotal', used: 'sickDaysUsed', type: 'SICK_LEAVE' },
] as const;
const totalFields = totals.map(({ field }) => field);

export async function setBalance(
  context: TimeOffContext,
  { userId, reason, ...given }: { userId: string } & SetBalance,
): Promise<
  Outcome<LeaveBalance, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>
> {
  const { actor, today } = context;
  const right = checkBalanceAdmin(actor);
  if (right.refused) return right;
  return change(context, async (writer) => {
    await shareRules(writer);
    const [person] = await lockPeople(writer, [userId]);
    const act = await readSelfServiceOverride(writer, { actorId: actor.id, subjectId: userId, reason });
    const permission = checkBalanceSetting(actor, userId, act.selfServiceOverride);
    if (permission.refused) return permission;
    const accounts = await readAccountsOf(writer, userId);
    if (!person || !accounts) return notFound(message('time-off.balances.user'));
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const before = leaveBalance(today, accounts);
    const set = totalsIn(given);
    const enough = checkTotals(set, before);
    if (enough.refused) return enough;
    const changes = changedFields(before, { ...before, ...given }, totalFields);
    if (!changes) return unchanged(before);
    const changed = set.filter(({ total, field }) => total !== before[field]);
    const adjustments = adjustmentsTo(changed, accounts, { userId, authorId: actor.id, reason, today });
    if (isRefusal(adjustments)) return adjustments;
    await insertAdjustments(writer, adjustments);
    const after = await readAccountsOf(writer, userId);
    if (!after) return notFound(message('time-off.balances.user'));
    return {
      result: leaveBalance(today, after),
      events: [
        balanceSet({
          entityId: userId,
          subject: namedPerson(person),
          changes,
          reason,
          data: { leaveYearStart: before.leaveYear.startDate, ofOwnRecord: act.ofOwnRecord },
        }),
      ],
    };
  });
}

function checkTotals(set: ReturnType<typeof totalsIn>, before: LeaveBalance): Decision<'VALIDATION_ERROR'> {
  for (const { field, used, total } of set) {
    const decision = checkNewTotal(total, { used: before[used] }, field);
    if (decision.refused) return decision;
  }
  return allowed;
}

/** The adjustments that bring the totals to the given values. */
function adjustmentsTo(
  totals: readonly { field: string; type: string; total: number }[],
  accounts: readonly LeaveFacts[],
  { today, ...common }: { today: CalendarDate } & Pick<NewAdjustment, 'userId' | 'authorId' | 'reason'>,
): Outcome<NewAdjustment[], 'VALIDATION_ERROR'> {
  const adjustments: NewAdjustment[] = [];
  for (const { field, type, total } of totals) {
    const facts = accounts.find((each) => each.type.code === type);
    if (!facts) continue;
    const made = adjustmentTo(total, facts, today);
    if (!made) return refuseInput(field, unreachableTotal);
    adjustments.push({ ...common, type, effectiveOn: made.on, amount: made.amount });
  }
  return adjustments;
}

function totalsIn(given: Omit<SetBalance, 'reason'>) {
  return totals.flatMap((each) => {
    const total = given[each.field];
    return total === undefined ? [] : [{ ...each, total }];
  });
}
