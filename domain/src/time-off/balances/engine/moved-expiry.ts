import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { includes, type Period } from '../../../calendar/period.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { allowed, type Decision, refuseInput } from '../../../refusal.ts';
import { message } from '../messages/message.ts';
import { horizonOf } from './cover.ts';
import type { MovedExpiry } from './expiry/keeping-facts.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { ledger } from './ledger.ts';

/**
 * Whether the leave of the leave year may expire on the day: not before it would by the rules. Refuses with
 * `VALIDATION_ERROR` at the field.
 */
export function checkMovedExpiry(
  { leaveYearStart, expiresOn }: Omit<MovedExpiry, 'reason'>,
  facts: LeaveFacts,
): Decision<'VALIDATION_ERROR'> {
  const leaveYear = leaveYearAt(facts, leaveYearStart);
  if (leaveYear.startDate !== leaveYearStart) {
    return refuseInput('leaveYearStart', message('time-off.balances.noLeaveYearStart'));
  }
  const day = expiryByRules(leaveYear, facts, expiresOn);
  if (day === undefined) {
    return refuseInput('leaveYearStart', message('time-off.balances.nothingExpires'));
  }
  if (expiresOn >= day) return allowed;
  return refuseInput('expiresOn', message('time-off.balances.earlierExpiry', { day }));
}

/** The last day on which leave of the leave year expires by the rules; undefined if none does. */
function expiryByRules(leaveYear: Period, facts: LeaveFacts, until: CalendarDate): CalendarDate | undefined {
  const others = facts.movedExpiries?.filter((each) => each.leaveYearStart !== leaveYear.startDate);
  const byRules = { ...facts, movedExpiries: others };
  const { entries, lots } = ledger(byRules, horizonOf(byRules, leaveYear.endDate, until));
  const isOfYear = ({ since }: { since: CalendarDate }) => includes(leaveYear, since);
  const days = [
    ...entries.flatMap(({ kind, date, lots: lapsed }) =>
      kind === 'LAPSED' && lapsed.some(isOfYear) ? [date] : [],
    ),
    ...lots.filter(isOfYear).flatMap(({ expiresOn }) => expiresOn ?? []),
  ];
  return days.sort().at(-1);
}
