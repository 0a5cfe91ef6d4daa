import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkBalanceAdmin, checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { checkNewTotal, leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';
import { change } from '../../audit/change.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/lock-store.ts';
import { readActOnRecord } from '../../people/accounts/own-record.ts';
import { unchanged } from '../../platform/change.ts';
import { dateText } from '../../platform/date-text.ts';
import { shareRules } from '../../work-time/rule-lock-store.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from './queries.ts';
import { insertAdjustments } from './store.ts';

const totals = [
  { field: 'vacationDaysTotal', used: 'vacationDaysUsed', type: 'VACATION', noun: 'vacation days' },
  { field: 'sickDaysTotal', used: 'sickDaysUsed', type: 'SICK_LEAVE', noun: 'sick days' },
] as const;
const totalFields = totals.map(({ field }) => field);

export async function setBalance(
  context: TimeOffContext,
  { userId, reason, ...given }: { userId: string } & SetBalance,
): Promise<
  Outcome<LeaveBalance, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>
> {
  const { actor, today, leavePolicy } = context;
  const right = checkBalanceAdmin(actor);
  if (right.refused) return right;
  return change(context, async (writer) => {
    await shareRules(writer);
    const [person] = await lockPeople(writer, [userId]);
    const act = await readActOnRecord(writer, { actorId: actor.id, subjectId: userId, reason });
    const permission = checkBalanceSetting(actor, userId, act.grounds);
    if (permission.refused) return permission;
    const records = await readLeaveRecords(writer, userId);
    if (!person || !records) return notFound('User');
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const before = leaveBalance(today, records, leavePolicy);
    const set = totalsIn(given, before);
    for (const { field, used, total } of set) {
      const decision = checkNewTotal(total, { used: before[used] }, field);
      if (decision.refused) return decision;
    }
    const changes = changedFields(before, { ...before, ...given }, totalFields);
    if (!changes) return unchanged(before);
    const changed = set.filter(({ days }) => days !== 0);
    const common = { userId, authorId: actor.id, effectiveOn: today, reason };
    const adjustments = changed.map(({ type, days }) => ({ ...common, type, days }));
    await insertAdjustments(writer, adjustments);
    const sentences = changed.map(({ noun, field, total }) => `${noun} from ${before[field]} to ${total}`);
    const after = { ...records, adjustments: [...records.adjustments, ...adjustments] };
    return {
      result: leaveBalance(today, after, leavePolicy),
      audit: {
        action: 'balance.set',
        entity: 'user',
        entityId: userId,
        subject: namedPerson(person),
        summary: `Set ${sentences.join(' and ')} for ${personText(person)} in the leave year from ${dateText(before.leaveYear.startDate)}${act.mark}`,
        changes,
        reason,
      },
    };
  });
}

/** The totals that are given, with the days that each adds to what there is. */
function totalsIn(given: Omit<SetBalance, 'reason'>, balance: LeaveBalance) {
  return totals.flatMap((each) => {
    const total = given[each.field];
    return total === undefined ? [] : [{ ...each, total, days: total - balance[each.field] }];
  });
}
