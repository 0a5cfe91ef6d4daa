import {
  addDays,
  addMonths,
  type CalendarDate,
  earliestDate,
  latestDate,
} from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { LeavePlan, PolicyVersion, RuleFacts } from '../../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../../leave/plans/policy.ts';

/** A run of days, both ends included, with the same plan and rules. */
export interface FormerStretch extends Period {
  plan: LeavePlan;
  rules: PolicyRules | undefined;
}

/** The plan's leave year of the date. */
export function formerLeaveYear(
  { yearStart }: LeavePlan,
  { employment }: Pick<RuleFacts, 'employment'>,
  date: CalendarDate,
): Period {
  const given = yearStart ?? employment.employmentStart?.slice(5) ?? '01-01';
  const startThisYear = `${date.slice(0, 4)}-${given === '02-29' ? '02-28' : given}`;
  const startDate = startThisYear <= date ? startThisYear : addMonths(startThisYear, -12);
  return { startDate, endDate: addDays(addMonths(startDate, 12), -1) };
}

/** The plan's policy versions of the type; the first counts from the start of the leave year it begins in. */
export function formerVersions(plan: LeavePlan, facts: RuleFacts): PolicyVersion[] {
  const [first, ...later] = plan.policies.filter(({ type }) => type === facts.type.code);
  return first ? [{ ...first, from: formerLeaveYear(plan, facts, first.from).startDate }, ...later] : [];
}

/** The plans and rules of the person from the first day of the calendar to the last, without gaps. */
export function formerStretches(facts: RuleFacts): FormerStretch[] {
  return facts.terms.flatMap(({ from, plan }, index) => {
    const next = facts.terms[index + 1];
    const startDate = index === 0 ? earliestDate : from;
    const endDate = next ? addDays(next.from, -1) : latestDate;
    const versions = formerVersions(plan, facts);
    const changes = versions.map((each) => each.from).filter((day) => day > startDate && day <= endDate);
    return [startDate, ...changes].map((start, position) => {
      const following = changes[position];
      const rules = versions.findLast((each) => each.from <= start)?.rules ?? undefined;
      return { startDate: start, endDate: following ? addDays(following, -1) : endDate, plan, rules };
    });
  });
}

/** The last days of leave years from the first date to the last, each by the plan effective on that day. */
export function formerYearEnds(facts: RuleFacts, first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return formerStretches(facts).flatMap(({ plan, startDate, endDate }) => {
    const ends: CalendarDate[] = [];
    const from = startDate > first ? startDate : first;
    const through = endDate < last ? endDate : last;
    if (from > through) return ends;
    for (
      let end = formerLeaveYear(plan, facts, from).endDate;
      end <= through;
      end = formerLeaveYear(plan, facts, addDays(end, 1)).endDate
    ) {
      ends.push(end);
    }
    return ends;
  });
}

/** The grants of the rules by name, those without one by position. */
export function formerGrantsByKey({ grants }: Pick<PolicyRules, 'grants'>): Map<string, Grant> {
  return new Map(grants.map((grant, index) => [grant.name ?? `#${index + 1}`, grant]));
}
