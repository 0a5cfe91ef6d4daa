import { isAdmin } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { checkNewTotal, leaveAccount, leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import { leaveYearOf } from '@almanac/domain/time-off/balances/leave-year';
import type { LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';
import type { EntitledType } from '@almanac/domain/time-off/requests/vocabulary';
import { change } from '../../audit/change.ts';
import { lockPeople } from '../../people/accounts/lock-store.ts';
import type {} from '../../platform/database/database.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readLeaveRecords } from '../requests/queries.ts';
import { type BalanceAdjustment, insertAdjustments } from '../requests/store.ts';

const totals = [
  { field: 'vacationDaysTotal', type: 'VACATION', noun: 'vacation days' },
  { field: 'sickDaysTotal', type: 'SICK_LEAVE', noun: 'sick days' },
] as const satisfies { field: string; type: EntitledType; noun: string }[];

export async function setBalance(
  context: TimeOffContext,
  { userId, reason, ...given }: { userId: string } & SetBalance,
): Promise<Outcome<LeaveBalance, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, today, leavePolicy } = context;
  if (!isAdmin(actor)) return refuse('FORBIDDEN', 'Only administrators can set a leave balance');
  return change(context, async (writer) => {
    await lockPeople(writer, [userId]);
    const records = await readLeaveRecords(writer, userId);
    if (!records) return notFound('User');
    const leaveYear = leaveYearOf(today, leavePolicy.leaveYearStart);
    const adjustments: BalanceAdjustment[] = [];
    const sentences: string[] = [];
    for (const { field, type, noun } of totals) {
      const total = given[field];
      if (total === undefined) continue;
      const account = leaveAccount(type, leaveYear, records, leavePolicy);
      const decision = checkNewTotal(total, account, field);
      if (decision.refused) return decision;
      const days = total - account.total;
      const leaveYearStart = leaveYear.startDate;
      adjustments.push({ userId, authorId: actor.id, type, leaveYearStart, days, reason });
      sentences.push(`${noun} from ${account.total} to ${total}`);
    }
    await insertAdjustments(writer, adjustments);
    const changed = { ...records, adjustments: [...records.adjustments, ...adjustments] };
    return {
      result: leaveBalance(today, changed, leavePolicy),
      audit: {
        action: 'balance.set',
        entity: 'user',
        entityId: userId,
        summary: `Set ${sentences.join(' and ')} for the leave year from ${leaveYear.startDate}`,
        details: { ...given, reason },
      },
    };
  });
}
