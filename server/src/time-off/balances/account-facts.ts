import { leaveYearOf } from '@almanac/domain/leave/leave-year';
import type { LeavePlan } from '@almanac/domain/leave/plan';
import { standardPolicies } from '@almanac/domain/leave/standard-policies';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { timeOffTypeLabel, timeOffTypes } from '@almanac/domain/time-off/requests/vocabulary';
import { placeWith } from '@almanac/domain/work-time/place';
import type { TimeOffContext } from '../requests/context.ts';
import { readAccountRecords } from './account-queries.ts';

const mondayToFriday = { minutes: [...Array<number>(10).fill(240), 0, 0, 0, 0] };

/** What each of the person's accounts is made of; none where there is no such person. */
export async function readAccountFacts(
  { database, today, leavePolicy }: TimeOffContext,
  userId: string,
): Promise<LeaveFacts[]> {
  const records = await readAccountRecords(database, userId);
  if (!records) return [];
  const { employment, requests, adjustments } = records;
  const { leaveYearStart: yearStart } = leavePolicy;
  const days = [today, ...requests.map(({ startDate }) => startDate), ...adjustments.map(({ on }) => on)];
  const { startDate: from } = leaveYearOf(days.toSorted()[0] ?? today, yearStart);
  const policies = Object.entries(standardPolicies(leavePolicy)).map(([type, rules]) => ({
    type,
    from,
    rules,
  }));
  const plan: LeavePlan = { id: 'standard', yearStart, policies };
  return timeOffTypes.map((code) => ({
    type: { code, name: timeOffTypeLabel[code], unit: 'DAY', counts: 'WORKED', takesHalves: false },
    employment,
    terms: [{ from, plan, schedule: mondayToFriday, place: placeWith([]) }],
    requests: requests.filter(({ type }) => type === code),
    adjustments: adjustments.filter(({ type }) => type === code),
  }));
}
