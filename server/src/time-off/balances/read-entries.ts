import { isAdmin } from '@almanac/domain/access/permissions';
import { earliestDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { intersection, type Period } from '@almanac/domain/calendar/period';
import { leaveYearAt } from '@almanac/domain/leave/earning/year-ends';
import type { LeaveType, TypeViewer } from '@almanac/domain/leave/types/leave-type';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { entriesAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import type { EntriesAnswer, ReadEntries } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { computed } from '../../platform/work/long-work.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { checkBalanceVisible, recordBalanceRead } from './balance-visibility.ts';
import { accountsShownTo } from './facts/account-facts.ts';
import { readLeaveFacts } from './facts/leave-facts.ts';

/** The lines of the person's account of one type. */
export async function readEntries(
  context: TimeOffContext,
  { type, userId = context.actor.id, ...asked }: { type: string } & ReadEntries,
): Promise<Outcome<EntriesAnswer, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const sight = await checkBalanceVisible(context, userId);
  if (sight.refused) return sight;
  const days = checkDays(
    [
      { path: 'from', label: message('time-off.balances.from'), day: asked.from, first: firstBoundedDay },
      { path: 'to', label: message('time-off.balances.to'), day: asked.to, first: firstBoundedDay },
    ],
    context.today,
  );
  if (days.refused) return days;
  const [person] = await readLeaveFacts(context.database, [userId]);
  const viewer = { role: context.actor.role, isRequester: context.actor.id === userId };
  const facts = person && accountsShownTo(viewer, person).find((each) => each.type.code === type);
  const whole = facts && periodOf(asked, facts, context.today);
  const period = whole && intersection(whole, visibleDays(person.types.get(type), viewer));
  if (!period) return notFound(message('time-off.balances.account'));
  await recordBalanceRead(context, userId, period.startDate);
  return computed(() => entriesAnswer(facts, period, context.texts));
}

/** The days whose lines the viewer may see: not those of past sickness. */
function visibleDays({ hiddenBefore }: LeaveType, viewer: TypeViewer): Period {
  const isWhole = viewer.isRequester === true || isAdmin(viewer);
  return { startDate: (!isWhole && hiddenBefore) || earliestDate, endDate: latestDate };
}

/** Defaults to the leave year of the given bound, or the current one. */
function periodOf({ from, to }: Pick<ReadEntries, 'from' | 'to'>, facts: LeaveFacts, today: string) {
  const leaveYear = (day: string) => leaveYearAt(facts, day);
  return {
    startDate: from ?? leaveYear(to ?? today).startDate,
    endDate: to ?? leaveYear(from ?? today).endDate,
  };
}
