import { randomUUIDv7 } from 'node:crypto';
import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { type ImportColumn, importColumnLabel } from '@almanac/domain/people/import/import-columns';
import type { ImportPlan, PlannedPerson } from '@almanac/domain/people/import/import-plan';
import type { ImportedPerson, ImportFault, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { validationRefusal } from '@almanac/domain/refusal';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { NewAccount } from '../accounts/sign-up-store.ts';

/** What a plan does, as the caller is answered. */
export function describeImport(
  { people, faults }: ImportPlan,
  { dryRun }: { dryRun: boolean },
): PeopleImport {
  return { dryRun, people: people.map(describePerson), faults };
}

function describePerson({ line, outcome, email, fields, changes }: PlannedPerson): ImportedPerson {
  const { name, role, department, employmentStart } = fields;
  return {
    line,
    outcome,
    email,
    name,
    role,
    ...(department && { department: department.name }),
    ...(employmentStart !== undefined && { employmentStart }),
    changes,
  };
}

/** Refuses an import for its faults, each at its line. */
export function refuseFaults([first, ...others]: [ImportFault, ...ImportFault[]]) {
  return validationRefusal([issueOf(first), ...others.map(issueOf)]);
}

function issueOf({ line, message }: ImportFault) {
  return { path: 'csv', message: `Line ${line}: ${message}` };
}

/** What a plan without faults stores: accounts to make, accounts to overwrite, and what the audit log keeps of each. */
export function storeOf({ people }: ImportPlan): {
  created: NewAccount[];
  updated: NewAccount[];
  audit: [AuditEntry, ...AuditEntry[]];
} {
  const newcomers = people.filter(({ outcome }) => outcome === 'create').map(toNewcomer);
  const changed = people.flatMap((person) =>
    person.before && person.outcome === 'update' ? [toChanged(person, person.before)] : [],
  );
  const unchanged = people.length - newcomers.length - changed.length;
  const importEntry: AuditEntry = {
    action: 'people.imported',
    entity: 'import',
    entityId: randomUUIDv7(),
    summary: `Imported people: ${newcomers.length} added, ${changed.length} changed, ${unchanged} unchanged`,
  };
  return {
    created: newcomers.map(({ account }) => account),
    updated: changed.map(({ account }) => account),
    audit: [importEntry, ...[...newcomers, ...changed].map(({ entry }) => entry)],
  };
}

function toNewcomer(person: PlannedPerson): { account: NewAccount; entry: AuditEntry } {
  const account = accountOf(person, randomUUIDv7());
  const entry: AuditEntry = {
    action: 'account.created',
    entity: 'user',
    entityId: account.id,
    summary: `Imported ${person.fields.name} (${person.email})`,
    details: { ...account },
  };
  return { account, entry };
}

function toChanged(person: PlannedPerson, before: User): { account: NewAccount; entry: AuditEntry } {
  const { changes, email, fields } = person;
  const account = accountOf(person, before.id);
  const entry: AuditEntry = {
    action: changes.includes('role') ? 'account.role-changed' : 'account.changed',
    entity: 'user',
    entityId: before.id,
    summary: `Changed ${changes.map(sayColumn).join(', ')} of ${personName({ name: fields.name, email })} by import`,
    details: { before: { ...before }, after: { ...account } },
  };
  return { account, entry };
}

function accountOf({ email, fields }: PlannedPerson, id: string): NewAccount {
  const { name, role, department, employmentStart = null } = fields;
  return { id, email, name, role, departmentId: department?.id ?? null, employmentStart };
}

function sayColumn(column: ImportColumn): string {
  return importColumnLabel[column].toLowerCase();
}
