import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FieldChange } from '@almanac/domain/events/event-change';
import { loggedNames } from '@almanac/domain/language/names';
import { message } from '@almanac/domain/leave/plans/messages/message';
import type { PolicyVersion } from '@almanac/domain/leave/plans/plan';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { PolicyRules } from '@almanac/domain/leave/plans/policy';
import { checkPolicyBounds } from '@almanac/domain/leave/plans/policy-bounds';
import { documentOf, type PolicyDocument, readPolicy } from '@almanac/domain/leave/plans/policy-schema';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import {
  type Decision,
  type Issue,
  isRefusal,
  type Outcome,
  refuseInput,
  validationRefusal,
} from '@almanac/domain/refusal';

/** Units by type code. */
type Units = ReadonlyMap<string, LeaveUnit>;

interface WrittenVersion {
  type: string;
  from: CalendarDate;
  rules: unknown;
}

/** A version in the engine's form and as stored. */
export interface ReadVersion extends PolicyVersion {
  document: PolicyDocument | null;
}

/** Versions as stored. */
export function rowsOfVersions(versions: readonly ReadVersion[]) {
  return versions.map(({ type, from, document }) => ({ type, from, rules: document }));
}

/** The version in the engine's form. */
export function withoutDocument({ type, from, rules }: ReadVersion): PolicyVersion {
  return { type, from, rules };
}

/** A policy version from input. Refuses with `VALIDATION_ERROR`, each fault at its field. */
export function readVersion(
  { type, from, rules }: WrittenVersion,
  units: Units,
): Outcome<ReadVersion, 'VALIDATION_ERROR'> {
  const unit = units.get(type);
  if (!unit) return refuseInput('type', message('leave.plans.unknownType'));
  if (rules === null) return { type, from, rules: null, document: null };
  const read = readPolicy(rules, unit);
  return isRefusal(read) ? read : { type, from, rules: read, document: documentOf(read, unit) };
}

/** The versions of a list of `policies`. Refuses with `VALIDATION_ERROR` for all faults. */
export function readVersions(
  policies: readonly WrittenVersion[],
  units: Units,
): Outcome<ReadVersion[], 'VALIDATION_ERROR'> {
  const versions: ReadVersion[] = [];
  const issues: Issue[] = [];
  for (const [index, each] of policies.entries()) {
    const version = readVersion(each, units);
    if (!isRefusal(version)) versions.push(version);
    else
      for (const issue of version.issues ?? [])
        issues.push({ ...issue, path: `policies.${index}.${issue.path}` });
  }
  const [first, ...others] = issues;
  return first ? validationRefusal([first, ...others]) : versions;
}

interface BoundsFacts {
  before: Plan['policies'];
  units: Units;
  today: CalendarDate;
}

/** Whether the version fits the plan's others. Refuses with `VALIDATION_ERROR` at its field. */
export function checkVersionBounds(
  written: ReadVersion,
  { before, units, today }: BoundsFacts,
): Decision<'VALIDATION_ERROR'> {
  const others = before.filter(({ type, from }) => type !== written.type || from !== written.from);
  return checkPolicyBounds([written], {
    after: [...others, written],
    stored: known(readVersions(before, units)),
    today,
    pathOf: (_index, field) => field,
  });
}

/** The same for all versions of a plan, each fault at its index in `policies`. */
export function checkPlanBounds(
  versions: readonly ReadVersion[],
  { before, units, today }: BoundsFacts,
): Decision<'VALIDATION_ERROR'> {
  return checkPolicyBounds(versions, {
    after: versions,
    stored: known(readVersions(before, units)),
    today,
    pathOf: (index, field) => `policies.${index}.${field}`,
  });
}

/** A plan's stored versions in the engine's form. */
export function storedVersions(
  { policies }: { policies: readonly WrittenVersion[] },
  units: Units,
): PolicyVersion[] {
  return policies.map(({ type, from, rules }) => {
    const key = `${units.get(type)} ${JSON.stringify(rules)}`;
    const read = rulesRead.get(key) ?? known(readVersions([{ type, from, rules }], units))[0]?.rules ?? null;
    if (rulesRead.size >= mostRulesRead) rulesRead.clear();
    rulesRead.set(key, read);
    return { type, from, rules: read };
  });
}

// Rule documents are immutable, and validating one takes longer than most ledgers.
const rulesRead = new Map<string, PolicyRules | null>();
const mostRulesRead = 1000;

export function planNameTaken(name: string) {
  return refuseInput('name', message('leave.plans.nameTaken', { name }));
}

/** The audited fields of a plan, besides its policies. */
export const planFields = ['name', 'otherNames', 'yearStart'] as const;

/** A plan's values for the audit log. */
export function planRecord({ name, names, yearStart }: Pick<Plan, 'name' | 'names' | 'yearStart'>) {
  return { name, otherNames: loggedNames(names), yearStart: yearStart ?? 'ANNIVERSARY' };
}

/** The differences between a plan's versions, by type and date. */
export function changedPolicies(
  before: Plan['policies'],
  after: Plan['policies'],
  units: Units,
): FieldChange[] {
  const [was, becomes] = [textsOf(before, units), textsOf(after, units)];
  return [...new Set([...was.keys(), ...becomes.keys()])].sort().flatMap((key) => {
    const [from, to] = [was.get(key), becomes.get(key)];
    if (from === to) return [];
    return [
      { field: 'policy' as const, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    ];
  });
}

// Equal rules can differ in key order or omitted nulls.
function textsOf(policies: Plan['policies'], units: Units): Map<string, string> {
  return new Map(
    known(readVersions(policies, units)).map(({ type, from, document }) => {
      const key = `${type} from ${from}`;
      return [key, `${key}: ${document === null ? 'not offered' : JSON.stringify(document)}`];
    }),
  );
}

function known(versions: Outcome<ReadVersion[], 'VALIDATION_ERROR'>): ReadVersion[] {
  if (isRefusal(versions))
    throw new Error(`A stored policy cannot be read: ${JSON.stringify(versions.issues)}`);
  return versions;
}
