import type { LeavePlan } from '../../leave/plans/plan.ts';
import { standardTypes } from '../../leave/types/leave-type.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import { placeWith } from '../../work-time/place.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './engine/leave-facts.ts';

interface RecordsOfPerson extends Employment {
  requests: readonly (LeaveRequest & { type: string })[];
  adjustments: readonly (LeaveAdjustment & { type: string })[];
}

const names: Record<(typeof standardTypes)[number], string> = {
  VACATION: 'Vacation',
  SICK_LEAVE: 'Sick Leave',
  WORK_FROM_HOME: 'Work From Home',
  UNPAID: 'Unpaid Leave',
};

const mondayToFriday = { minutes: [...Array<number>(10).fill(240), 0, 0, 0, 0] };

/** Accounts under a new installation's plan: a week from Monday to Friday, no holidays. */
export function standardAccounts(
  plan: LeavePlan,
  { requests, adjustments, employmentStart, employmentEnd }: RecordsOfPerson,
): [LeaveFacts, ...LeaveFacts[]] {
  const accountOf = (code: (typeof standardTypes)[number]): LeaveFacts => ({
    type: { code, name: names[code], unit: 'DAY', counts: 'WORKED', takesHalves: true },
    employment: { employmentStart, employmentEnd },
    terms: [{ from: '1900-01-01', plan, schedule: mondayToFriday, place: placeWith([]) }],
    requests: requests.filter(({ type }) => type === code),
    adjustments: adjustments.filter(({ type }) => type === code),
  });
  const [first, ...others] = standardTypes;
  return [accountOf(first), ...others.map(accountOf)];
}
