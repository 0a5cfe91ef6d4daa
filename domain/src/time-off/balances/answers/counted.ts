import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { fromFirstDay } from '../../../leave/earning/year-ends.ts';
import { type RuleFacts, rulesOn } from '../../../leave/plans/plan.ts';
import { isCounted } from '../../../leave/plans/policy.ts';

/**
 * Whether the type is only counted on the date: the policy effective that day, or on the first day of the employment where
 * that is still to come in the leave year, has no grant.
 */
export function isCountedOn(facts: RuleFacts, date: CalendarDate): boolean {
  const rules = rulesOn(facts, fromFirstDay(date, facts));
  return rules !== undefined && isCounted(rules);
}

/** The field that says in answers that the type is only counted on the date; none where it isn't. */
export function countedField(facts: RuleFacts, date: CalendarDate): { isCounted?: true } {
  return isCountedOn(facts, date) ? { isCounted: true } : {};
}
