import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { fromFirstDay } from '../../../leave/earning/year-ends.ts';
import { type RuleFacts, rulesOn } from '../../../leave/plans/plan.ts';
import { isCounted } from '../../../leave/plans/policy.ts';

/**
 * Whether the type is only counted on the date: the effective policy has no grant. Before an employment that begins
 * later in the leave year, the policy of its first day decides.
 */
export function isCountedOn(facts: RuleFacts, date: CalendarDate): boolean {
  const rules = rulesOn(facts, fromFirstDay(date, facts));
  return rules !== undefined && isCounted(rules);
}

/** The response field for a type that is only counted on the date; empty otherwise. */
export function countedField(facts: RuleFacts, date: CalendarDate): { isCounted?: true } {
  return isCountedOn(facts, date) ? { isCounted: true } : {};
}
