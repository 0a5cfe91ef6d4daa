import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LeavePlan } from '../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../leave/plans/policy.ts';
import type { LeaveFacts } from '../time-off/balances/engine/leave-facts.ts';
import { grant, person, plan, rules } from './leave-worlds.ts';

/** A grant of days a year, prorated by days and not rounded; nothing is carried over. */
export function yearly(
  days: number,
  given: Partial<PolicyRules> = {},
  ofGrant: Partial<Grant> = {},
): PolicyRules {
  return rules(days, { proration: 'DAYS', rounding: null, ...given, grants: [grant(days, ofGrant)] });
}

/** A plan with the rules from 2020. */
export function planOf(id: string, of: PolicyRules, yearStart: string | null = '01-01'): LeavePlan {
  return plan({ '2020-01-01': of }, { id, yearStart });
}

/** A person who joined on 15 June 2024 under the first plan and moved to the others on the given days. */
export function moved(
  first: LeavePlan,
  moves: Record<CalendarDate, LeavePlan>,
  records: Parameters<typeof person>[1] = {},
): LeaveFacts {
  const terms = Object.entries(moves).map(([from, each]) => ({ from, plan: each }));
  return person(first, { joined: '2024-06-15', terms, ...records });
}
