import type { LeavePlan } from '../../leave/plans/plan.ts';
import { standardTypes } from '../../leave/types/leave-type.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import { placeWith } from '../../work-time/place.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './engine/leave-facts.ts';

interface RecordsOfPerson extends Employment {
  requests: readonly (LeaveRequest & { type: string })[];
  adjustments: readonly (LeaveAdjustment & { type: string })[];
}

const mondayToFriday = { minutes: [...Array<number>(10).fill(240), 0, 0, 0, 0] };

/** Accounts under a new installation's plan: a week from Monday to Friday, no holidays, types named by their codes. */
export function standardAccounts(
  plan: LeavePlan,
  { requests, adjustments, employmentStart, employmentEnd }: RecordsOfPerson,
): [LeaveFacts, ...LeaveFacts[]] {
  const accountOf = (code: (typeof standardTypes)[number]): LeaveFacts => ({
    type: { code, name: code, unit: 'DAY', counts: 'WORKED', takesHalves: true, isPaidOut: true },
    employment: { employmentStart, employmentEnd },
    terms: [{ from: '1900-01-01', plan, schedule: mondayToFriday, place: placeWith([]) }],
    requests: requests.filter(({ type }) => type === code),
    adjustments: adjustments.filter(({ type }) => type === code),
  });
  const [first, ...others] = standardTypes;
  return [accountOf(first), ...others.map(accountOf)];
}
