import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateInYear } from '../../calendar/date-parts.ts';
import type { Message } from '../../language/message.ts';
import type { Named } from '../../language/names.ts';
import {
  allowed,
  type Decision,
  type Issue,
  refuse,
  refuseAtField,
  validationRefusal,
} from '../../refusal.ts';
import { type LeaveYearStart, leaveYearOf } from './leave-year.ts';
import { message } from './messages/message.ts';
import { type LeavePlan, type PolicyVersion, yearStartOf } from './plan.ts';
import { planName } from './plan-name.ts';
import type { PolicyRules } from './policy.ts';

/** A fault in a version: at a field of its rules, or of the version itself. */
interface VersionFault {
  version: PolicyVersion;
  /** Relative to the version, such as `rules.accrual.every`. */
  path: string;
  fault: Message;
}

/** Returns the faults in the sequence of a plan's versions, each at its field. */
export function faultsOfVersions({ yearStart, policies }: Omit<LeavePlan, 'id'>): VersionFault[] {
  const inOrder = policies.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.flatMap((version, index) => {
    const before = inOrder.findLast((each, place) => place < index && each.type === version.type);
    if (!before) return [];
    if (before.from === version.from) {
      return [{ version, path: 'from', fault: message('leave.plans.versionTaken') }];
    }
    const path = earnsOtherwise(before.rules, version.rules);
    // Anniversaries differ by person, so a change applies from each person's next leave year.
    if (!path || yearStart === null || isYearStart(version.from, yearStart)) return [];
    const fault = message('leave.plans.earningFixed', { yearStart: firstDayOf(yearStart) });
    return [{ version, path, fault }];
  });
}

/**
 * Whether the plan's versions are valid after a change of the version of the type and day; another version's fault is
 * reported at the changed one. Refuses with `VALIDATION_ERROR`.
 */
export function checkChangedVersion(
  plan: Omit<LeavePlan, 'id'>,
  { type, from }: Pick<PolicyVersion, 'type' | 'from'>,
): Decision<'VALIDATION_ERROR'> {
  const issues = faultsOfVersions(plan).map(({ version, path, fault }): Issue => {
    const isChanged = version.type === type && version.from === from;
    return isChanged
      ? { path, message: fault }
      : { path: 'rules', message: message('leave.plans.versionWouldEarn', { fault, from: version.from }) };
  });
  return refusalOf(issues);
}

/**
 * Whether the plan's versions are valid; each fault is at its index in `policies`. Refuses with `VALIDATION_ERROR`.
 */
export function checkPolicies(plan: Omit<LeavePlan, 'id'>): Decision<'VALIDATION_ERROR'> {
  const issues = faultsOfVersions(plan).map(({ version, path, fault }) => ({
    path: `policies.${plan.policies.indexOf(version)}.${path}`,
    message: fault,
  }));
  return refusalOf(issues);
}

/**
 * Whether the remaining versions are valid after a deletion. Refuses with `IN_USE` if a later one would have to begin
 * with a leave year.
 */
export function checkRemainingVersions(plan: Omit<LeavePlan, 'id'>): Decision<'IN_USE'> {
  const [fault] = faultsOfVersions(plan);
  if (!fault) return allowed;
  const { type, from } = fault.version;
  return refuse('IN_USE', message('leave.plans.laterVersionBuilds', { type, from }));
}

/** Refuses with `IN_USE` to delete a plan that people have, or that a place or department gives. */
export function checkPlanDeletion({
  people,
  isReferenced,
  ...plan
}: Named & {
  people: number;
  isReferenced: boolean;
}): Decision<'IN_USE'> {
  if (!isReferenced) return allowed;
  const name = planName(plan);
  return refuse(
    'IN_USE',
    people === 0
      ? message('leave.plans.inUse', { name })
      : message('leave.plans.inUseByPeople', { name, people }),
  );
}

/**
 * Whether the plan's leave years can start on another day: only if no one has, had or will have the plan, since their
 * past years would change. Refuses with `IN_USE` at `yearStart`.
 */
export function checkYearStart(
  { yearStart, ...plan }: Pick<LeavePlan, 'yearStart'> & Named,
  wanted: LeavePlan['yearStart'],
  isAssigned: boolean,
): Decision<'IN_USE'> {
  if (wanted === yearStart || !isAssigned) return allowed;
  return refuseAtField(
    'IN_USE',
    'yearStart',
    message('leave.plans.yearStartFixed', { name: planName(plan) }),
  );
}

const mostNamed = 20;

/**
 * Whether the leave years of the plan's people are known: anniversaries need employment starts. Refuses with
 * `EMPLOYMENT_START_MISSING`, naming the people without one.
 */
export function checkStartsKnown(
  { yearStart }: Pick<LeavePlan, 'yearStart'>,
  people: readonly { name: string; employmentStart?: CalendarDate | null | undefined }[],
): Decision<'EMPLOYMENT_START_MISSING'> {
  if (yearStart !== null) return allowed;
  const missing = people.filter(({ employmentStart }) => !employmentStart).map(({ name }) => name);
  if (missing.length === 0) return allowed;
  const names = missing.slice(0, mostNamed);
  const others = missing.length - names.length;
  return refuse('EMPLOYMENT_START_MISSING', message('leave.plans.startsMissing', { names, others }));
}

/**
 * Whether a person on an anniversary plan has a known employment start. Refuses with `EMPLOYMENT_START_MISSING` at
 * `employmentStart`.
 */
export function checkOwnStartKnown(
  holdsAnniversary: boolean,
  employmentStart: CalendarDate | null | undefined,
): Decision<'EMPLOYMENT_START_MISSING'> {
  if (!holdsAnniversary || employmentStart) return allowed;
  return refuseAtField('EMPLOYMENT_START_MISSING', 'employmentStart', message('leave.plans.startNeeded'));
}

/** The field of the rules in which earning differs; undefined if either version is no offer. */
function earnsOtherwise(before: PolicyRules | null, after: PolicyRules | null): string | undefined {
  if (!before || !after) return undefined;
  const fields = [
    ['rules.accrual.every', before.accrual.every, after.accrual.every],
    ['rules.accrual.at', before.accrual.at, after.accrual.at],
    ['rules.accrual.anchor', before.accrual.anchor, after.accrual.anchor],
    ['rules.proration', before.proration, after.proration],
  ] as const;
  return fields.find(([, was, becomes]) => was !== becomes)?.[0];
}

function isYearStart(date: CalendarDate, yearStart: LeaveYearStart): boolean {
  return leaveYearOf(date, yearStartOf({ yearStart })).startDate === date;
}

/** The first day of a plan's leave years in some year, to be shown without it. */
export function firstDayOf(yearStart: LeaveYearStart): CalendarDate {
  return dateInYear(2001, yearStart);
}

function refusalOf([first, ...others]: Issue[]): Decision<'VALIDATION_ERROR'> {
  return first ? validationRefusal([first, ...others]) : allowed;
}
