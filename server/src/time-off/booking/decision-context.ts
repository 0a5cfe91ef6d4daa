import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import type { Message } from '@almanac/domain/language/message';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { charges } from '@almanac/domain/time-off/balances/engine/charges/charges';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { coverageOf, sharesOf, totalFor } from '@almanac/domain/time-off/booking/request-preview';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/daily-presence';
import { readDepartmentId } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { MailFact } from '../../platform/mail/compose-mail.ts';
import { readPresenceOfDepartments } from '../presence/queries.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';
import { message } from './messages/message.ts';

interface FactsBefore {
  today: CalendarDate;
  leave: LeaveFacts;
  presence: DepartmentPresence | undefined;
}

/** Reads the absences in the person's department; undefined if they have none. */
export async function readPresenceAround(
  database: Reader,
  personId: string,
  { startDate, endDate }: Period,
): Promise<DepartmentPresence | undefined> {
  const departmentId = await readDepartmentId(database, personId);
  if (departmentId === undefined) return undefined;
  const presences = await readPresenceOfDepartments(database, [departmentId], { startDate, endDate });
  return presences.get(departmentId);
}

/**
 * The facts for an approver's mail: what the request leaves in each leave year, and how many of the department are
 * away. The facts are those before the request.
 */
export function decisionContext(
  request: StoredRequest,
  { today, leave, presence }: FactsBefore,
): readonly MailFact[] {
  const { type, startDate, endDate, startHalf, endHalf, minutes } = request;
  const wanted = { type: type.code, startDate, endDate, startHalf, endHalf, minutes };
  const shares = sharesOf(wanted, charges(wanted, leave), leave).filter(({ amount }) => amount > 0);
  const left = shares.flatMap(({ leaveYear, left: amount }): MailFact[] => {
    if (amount === null) return [];
    const total = totalFor(wanted, leaveYear, { leave, today });
    const amounts = { left: amountOf(amount, type.unit), total: amountOf(total, type.unit) };
    const term = includes(leaveYear, today)
      ? message('time-off.decisionFacts.leftWithIt')
      : message('time-off.decisionFacts.leftWithItIn', { year: leaveYearName(leaveYear) });
    const text =
      type.unit === 'DAY'
        ? message('time-off.decisionFacts.daysOf', amounts)
        : message('time-off.decisionFacts.hoursOf', amounts);
    return [{ term, text }];
  });
  if (!type.isAway || !presence) return left;
  const { away, maxPercentageImpact } = coverageOf(wanted, { personId: request.requester.id, presence });
  const text = awayMessage(away, wholePercent(maxPercentageImpact));
  return [...left, { term: message('time-off.decisionFacts.awayThen'), text }];
}

/** Hours alone count no one as away for half a day. */
function awayMessage(people: number, percent: number): Message {
  return people === 0 && percent > 0
    ? message('time-off.decisionFacts.awayPercent', { percent })
    : message('time-off.decisionFacts.awayPeople', { people, percent });
}
