import { includes } from '@almanac/domain/calendar/period';
import { amountOf, amountText } from '@almanac/domain/leave/amount';
import { leaveYearName } from '@almanac/domain/leave/leave-year';
import { charges } from '@almanac/domain/time-off/balances/charges';
import { entitlementOn } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { coverageOf, sharesOf } from '@almanac/domain/time-off/booking/request-preview';
import type { MailFact } from '../../platform/mail/compose-mail.ts';
import { readPresenceOfDepartments } from '../presence/queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import type { StoredRequest } from '../requests/stored-request.ts';

/**
 * What an approver weighs of a request of the actor, as a mail tells it: what it leaves in the leave years that it takes
 * from, and how many of the department are away then. The facts must not hold the request itself.
 */
export async function readWeighedFacts(
  { database, actor, today }: Pick<TimeOffContext, 'database' | 'actor' | 'today'>,
  request: StoredRequest,
  leave: LeaveFacts,
): Promise<MailFact[]> {
  const { type, startDate, endDate, startHalf, endHalf, minutes } = request;
  const wanted = { type: type.code, startDate, endDate, startHalf, endHalf, minutes };
  const shares = sharesOf(wanted, charges(wanted, leave), leave).filter(({ amount }) => amount > 0);
  const left = shares.flatMap(({ leaveYear, left: amount }): MailFact[] => {
    if (amount === null) return [];
    const { total } = entitlementOn(leave, leaveYear.endDate);
    const [rest, all] = [amount, total].map((each) => amountText(amountOf(each, type.unit), type.unit));
    const noun = type.unit === 'DAY' ? 'days' : 'hours';
    const term = includes(leaveYear, today) ? 'Left with it' : `Left with it in ${leaveYearName(leaveYear)}`;
    return [{ term, text: `${rest} of ${all} ${noun}` }];
  });
  const { departmentId } = actor;
  if (!type.isAway || departmentId === undefined) return left;
  const presence = (await readPresenceOfDepartments(database, [departmentId], { startDate, endDate })).get(
    departmentId,
  );
  if (!presence) return left;
  const { away, maxPercentageImpact } = coverageOf(wanted, { personId: actor.id, presence });
  return [
    ...left,
    { term: 'Away then', text: `${away} of the department, ${Math.round(maxPercentageImpact)} %` },
  ];
}
