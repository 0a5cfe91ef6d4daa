import { type CalendarDate, fieldsOf } from '../../calendar/calendar-date.ts';
import { dateInYear } from '../../calendar/date-parts.ts';
import { monthNames } from '../../calendar/month-names.ts';
import {
  allowed,
  type Decision,
  type Issue,
  refuse,
  refuseAtField,
  validationRefusal,
} from '../../refusal.ts';
import { leaveYearOf } from './leave-year.ts';
import { type LeavePlan, type PolicyVersion, yearStartOf } from './plan.ts';
import type { PolicyRules } from './policy.ts';

/** A fault in a version: at a field of its rules, or of the version itself. */
interface VersionFault {
  version: PolicyVersion;
  /** Relative to the version, such as `rules.accrual.every`. */
  path: string;
  message: string;
}

/** Returns the faults in the sequence of a plan's versions, each at its field. */
export function faultsOfVersions({ yearStart, policies }: Omit<LeavePlan, 'id'>): VersionFault[] {
  const inOrder = policies.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.flatMap((version, index) => {
    const before = inOrder.findLast((each, place) => place < index && each.type === version.type);
    if (!before) return [];
    if (before.from === version.from) {
      return [{ version, path: 'from', message: 'A type can have one version from a day on' }];
    }
    const path = earnsOtherwise(before.rules, version.rules);
    if (!path || isYearStart(version.from, yearStart)) return [];
    const message = `How leave is earned can change only at the start of a leave year, ${yearStartText(yearStart)}`;
    return [{ version, path, message }];
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
  const issues = faultsOfVersions(plan).map(({ version, path, message }): Issue => {
    const isChanged = version.type === type && version.from === from;
    return isChanged
      ? { path, message }
      : { path: 'rules', message: `${message}; the version from ${version.from} would earn otherwise` };
  });
  return refusalOf(issues);
}

/**
 * Whether the plan's versions are valid; each fault is at its index in `policies`. Refuses with `VALIDATION_ERROR`.
 */
export function checkPolicies(plan: Omit<LeavePlan, 'id'>): Decision<'VALIDATION_ERROR'> {
  const issues = faultsOfVersions(plan).map(({ version, path, message }) => ({
    path: `policies.${plan.policies.indexOf(version)}.${path}`,
    message,
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
  return refuse('IN_USE', `The rules of ${type} from ${from} build on it; change or delete them first`);
}

/** Refuses with `IN_USE` to delete a plan that people have, or that a place or department gives. */
export function checkPlanDeletion({
  name,
  people,
  isReferenced,
}: {
  name: string;
  people: number;
  isReferenced: boolean;
}): Decision<'IN_USE'> {
  if (!isReferenced) return allowed;
  const holders =
    people === 0
      ? 'people, places or departments have it'
      : `${people} ${people === 1 ? 'person has' : 'people have'} it`;
  return refuse('IN_USE', `${name} cannot be deleted: ${holders}`);
}

/**
 * Whether the plan's leave years can start on another day: only if no one has, had or will have the plan, since their
 * past years would change. Refuses with `IN_USE` at `yearStart`.
 */
export function checkYearStart(
  { name, yearStart }: Pick<LeavePlan, 'yearStart'> & { name: string },
  wanted: LeavePlan['yearStart'],
  isAssigned: boolean,
): Decision<'IN_USE'> {
  if (wanted === yearStart || !isAssigned) return allowed;
  const message = `The leave year of ${name} is fixed, because people have or had this plan. Copy it with the other leave year, and move people to the copy`;
  return refuseAtField('IN_USE', 'yearStart', message);
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
  const others = missing.length - mostNamed;
  const named = [...missing.slice(0, mostNamed), ...(others > 0 ? [`${others} more`] : [])];
  return refuse(
    'EMPLOYMENT_START_MISSING',
    `Leave years that begin on the anniversary need an employment start of: ${named.join(', ')}`,
  );
}

const startNeeded = 'Their leave years begin on the anniversary, so the employment start is needed';

/**
 * Whether a person on an anniversary plan has a known employment start. Refuses with `EMPLOYMENT_START_MISSING` at
 * `employmentStart`.
 */
export function checkOwnStartKnown(
  holdsAnniversary: boolean,
  employmentStart: CalendarDate | null | undefined,
): Decision<'EMPLOYMENT_START_MISSING'> {
  if (!holdsAnniversary || employmentStart) return allowed;
  return refuseAtField('EMPLOYMENT_START_MISSING', 'employmentStart', startNeeded);
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

/** Anniversaries differ by person, so a change applies from each person's next leave year. */
function isYearStart(date: CalendarDate, yearStart: LeavePlan['yearStart']): boolean {
  if (yearStart === null) return true;
  return leaveYearOf(date, yearStartOf({ yearStart }, {})).startDate === date;
}

/** The first day of a plan's leave years as text: '1 Apr'. */
export function yearStartText(yearStart: LeavePlan['yearStart']): string {
  if (yearStart === null) return 'the anniversary';
  const { month, day } = fieldsOf(dateInYear(2001, yearStart));
  return `${day} ${monthNames[month - 1]?.slice(0, 3)}`;
}

function refusalOf([first, ...others]: Issue[]): Decision<'VALIDATION_ERROR'> {
  return first ? validationRefusal([first, ...others]) : allowed;
}
