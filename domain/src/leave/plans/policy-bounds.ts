import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dayFault } from '../../calendar/day-fault.ts';
import { allowed, type Decision, type Issue, validationRefusal } from '../../refusal.ts';
import { message } from './messages/message.ts';
import { mostGrants, mostSteps } from './policy.ts';
import type { PolicyDocument } from './policy-schema.ts';

const mostVersions = 40;

/** A version of a policy, submitted or stored; a null document ends the offer. */
export interface BoundedVersion {
  type: string;
  from: CalendarDate;
  document: PolicyDocument | null;
}

/**
 * Whether the submitted versions are within the bounds: days until the end of the tenth year after today, 4 grants of
 * 12 steps each, 40 versions of a type. A version already stored passes unchanged. Refuses with `VALIDATION_ERROR`,
 * each fault below the path of its version.
 */
export function checkPolicyBounds(
  written: readonly BoundedVersion[],
  {
    after,
    stored,
    today,
    pathOf,
  }: {
    /** All versions of the plan after the change. */
    after: readonly Pick<BoundedVersion, 'type'>[];
    stored: readonly BoundedVersion[];
    today: CalendarDate;
    pathOf: (index: number, field: string) => string;
  },
): Decision<'VALIDATION_ERROR'> {
  const issues = written.flatMap((version, index) => {
    const former = stored.find(({ type, from }) => type === version.type && from === version.from);
    const count = after.filter(({ type }) => type === version.type).length;
    const faults = [...(former ? [] : faultsOfNew(version, count, today))];
    if (!isSame(former?.document, version.document)) faults.push(...faultsOfRules(version.document, today));
    return faults.map(({ path, message }): Issue => ({ path: pathOf(index, path), message }));
  });
  const [first, ...others] = issues;
  return first ? validationRefusal([first, ...others]) : allowed;
}

function faultsOfNew({ from }: BoundedVersion, count: number, today: CalendarDate): Issue[] {
  const late = dayFault({ label: message('leave.plans.from'), day: from }, today);
  if (late !== undefined) return [{ path: 'from', message: late }];
  if (count <= mostVersions) return [];
  return [{ path: 'from', message: message('leave.plans.mostVersions', { most: mostVersions }) }];
}

function faultsOfRules(document: PolicyDocument | null, today: CalendarDate): Issue[] {
  if (!document) return [];
  const { grants, accrual } = document;
  const issues: Issue[] = [];
  if (grants.length > mostGrants) {
    issues.push({ path: 'rules.grants', message: message('leave.plans.mostGrants', { most: mostGrants }) });
  }
  for (const [index, { steps }] of grants.entries()) {
    if (steps.length <= mostSteps) continue;
    issues.push({
      path: `rules.grants.${index}.steps`,
      message: message('leave.plans.mostSteps', { most: mostSteps }),
    });
  }
  const payDay = dayFault({ label: message('leave.plans.payDay'), day: accrual.anchor }, today);
  if (payDay !== undefined) issues.push({ path: 'rules.accrual.anchor', message: payDay });
  return issues;
}

function isSame(one: PolicyDocument | null | undefined, other: PolicyDocument | null): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
