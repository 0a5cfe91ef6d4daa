import { addDays, type CalendarDate, earliestDate, latestDate } from '../../calendar/calendar-date.ts';
import { dayOfYear } from '../../calendar/date-parts.ts';
import type { Period } from '../../calendar/period.ts';
import type { Named } from '../../language/names.ts';
import { type Employment, employmentOn, seniorityStartOn } from '../../people/accounts/employment.ts';
import { type TermsInOrder, termsOn, type WorkTerms } from '../../work-time/day-of-work.ts';
import type { Half } from '../../work-time/half-day.ts';
import type { LeaveType } from '../types/leave-type.ts';
import { type LeaveYearStart, leaveYearOf } from './leave-year.ts';
import type { PolicyRules } from './policy.ts';

/** The rules of a type from a date; null rules end the offer. */
export interface PolicyVersion {
  type: string;
  from: CalendarDate;
  rules: PolicyRules | null;
}

/** A named bundle of policies. */
export interface LeavePlan {
  id: string;
  /** Null: the person's anniversary. */
  yearStart: LeaveYearStart | null;
  /** In date order. */
  policies: readonly PolicyVersion[];
}

/** A person's terms from a date. */
export interface LeaveTerms extends WorkTerms {
  plan: LeavePlan;
}

/** A person's employments, with the first day of their records if the start is unknown. */
interface RecordedEmployment extends Employment {
  /**
   * Without an employment start: the day the account was created, or that of the first request or adjustment if
   * earlier. The person's first leave year contains it; absent: every leave year counts.
   */
  recordsSince?: CalendarDate | undefined;
}

/** An approved absence of another type that reduces grants. */
export interface ReducingAbsence extends Period {
  requestId: string;
  startHalf?: Half | undefined;
  endHalf?: Half | undefined;
  /** The type's name; absent if not everyone who sees the balance may see the type. */
  type?: Named | undefined;
  /** By full calendar months, or by calendar days. */
  reduces: 'FULL_MONTHS' | 'DAYS';
}

/** Everything that determines one person's grants of one type. */
export interface RuleFacts {
  type: Pick<
    LeaveType,
    'code' | 'name' | 'names' | 'unit' | 'counts' | 'takesHalves' | 'protectsLeave' | 'isPaidOut'
  >;
  employment: RecordedEmployment;
  terms: TermsInOrder<LeaveTerms>;
  /** In order. */
  reducing?: readonly ReducingAbsence[] | undefined;
}

/** The first day of the plan's leave years, `MM-DD`; an anniversary on 29 February counts as 28 February. */
export function yearStartOf(
  { yearStart }: Pick<LeavePlan, 'yearStart'>,
  anniversary?: CalendarDate | undefined,
): LeaveYearStart {
  const start = yearStart ?? (anniversary === undefined ? '01-01' : dayOfYear(anniversary));
  return start === '02-29' ? '02-28' : start;
}

/** The start whose anniversaries begin leave years on the date: seniority's, or that of the effective employment. */
export function anniversaryOn(date: CalendarDate, employment: Employment): CalendarDate | undefined {
  return seniorityStartOn(date, employment) ?? employmentOn(date, employment).startDate;
}

/** The plan's leave year of the date. */
export function leaveYearOn(plan: LeavePlan, employment: Employment, date: CalendarDate): Period {
  const anniversary = plan.yearStart === null ? anniversaryOn(date, employment) : undefined;
  return leaveYearOf(date, yearStartOf(plan, anniversary));
}

/**
 * The plan's versions of the type's policy, in order; the first applies from the start of the leave year it begins
 * in.
 */
export function versionsOf(plan: LeavePlan, { type, employment }: RuleFacts): PolicyVersion[] {
  const [first, ...later] = plan.policies.filter((each) => each.type === type.code);
  if (!first) return [];
  return [{ ...first, from: leaveYearOn(plan, employment, first.from).startDate }, ...later];
}

/** The version effective on the date. */
export function versionOn(versions: readonly PolicyVersion[], date: CalendarDate): PolicyVersion | undefined {
  return versions.findLast(({ from }) => from <= date);
}

/** The rules of the type for the person on the date; undefined if it isn't offered to them. */
export function rulesOn(facts: RuleFacts, date: CalendarDate): PolicyRules | undefined {
  const { plan } = termsOn(facts.terms, date);
  return versionOn(versionsOf(plan, facts), date)?.rules ?? undefined;
}

/** A run of days, both ends included, with the same plan and rules. */
export interface RuleStretch extends Period {
  plan: LeavePlan;
  rules: PolicyRules | undefined;
}

/** The plans and rules effective for the person over all days, without gaps. */
export function rulesOverTime(facts: RuleFacts): RuleStretch[] {
  return facts.terms.flatMap(({ from, plan }, index) => {
    const next = facts.terms[index + 1];
    const startDate = index === 0 ? earliestDate : from;
    const endDate = next ? addDays(next.from, -1) : latestDate;
    const versions = versionsOf(plan, facts);
    const starts = versions.map((each) => each.from).filter((day) => day > startDate && day <= endDate);
    return [startDate, ...starts].map((start, place) => {
      const following = starts[place];
      const end = following ? addDays(following, -1) : endDate;
      return { startDate: start, endDate: end, plan, rules: versionOn(versions, start)?.rules ?? undefined };
    });
  });
}
