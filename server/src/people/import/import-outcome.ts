import { randomUUIDv7 } from 'node:crypto';
import { isAdmin } from '@almanac/domain/access/permissions';
import { type CalendarDate, earliestDate } from '@almanac/domain/calendar/calendar-date';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { type PersonFields, typedCells } from '@almanac/domain/people/import/import-cells';
import { type ImportLeave, termsAfterImport } from '@almanac/domain/people/import/import-leave';
import type { ImportPlan, PlannedPerson } from '@almanac/domain/people/import/import-plan';
import type { ImportedPerson, ImportFault, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { loggedValues } from '@almanac/domain/records/logged-record';
import type { RecordFields } from '@almanac/domain/records/record-fields';
import { validationRefusal } from '@almanac/domain/refusal';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { changedFields, createdFields, deletedEach } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import type { ChangedStart } from '../accounts/records/entitlements.ts';
import type { ImportedLeave } from '../accounts/records/leave-import.ts';
import type { NewUserRow } from '../accounts/records/sign-up-store.ts';
import { fieldsText, loggedUserFields, userRecord, withWelcome } from '../accounts/records/user-record.ts';

/** The response for a plan. */
export function describeImport(
  { people, faults }: ImportPlan,
  read: Omit<PeopleImport, 'people' | 'faults'>,
): PeopleImport {
  return { ...read, people: people.map(describePerson), faults };
}

function describePerson({
  line,
  outcome,
  email,
  fields,
  changes,
  warnings,
  former,
}: PlannedPerson): ImportedPerson {
  const { name, role, status, ...others } = fields;
  const warned = warnings.length > 0 && { warnings };
  const described = { line, outcome, email, name, role, status, ...namesIn(others), changes, ...warned };
  return changes.length === 0 ? described : { ...described, before: namesIn(former) };
}

function namesIn<Fields extends Partial<PersonFields>>({
  department,
  place,
  plan,
  schedule,
  ...others
}: Fields) {
  return {
    ...others,
    ...(department && { department: department.name }),
    ...(place && { place: place.name }),
    ...(plan && { plan: plan.name }),
    ...(schedule && { schedule: schedule.name }),
  };
}

/** Refuses an import with its faults by line. */
export function refuseFaults([first, ...others]: [ImportFault, ...ImportFault[]]) {
  return validationRefusal([issueOf(first), ...others.map(issueOf)]);
}

function issueOf({ line, message }: ImportFault) {
  return { path: 'csv', message: `Line ${line}: ${message}` };
}

/** The writes of a plan without faults: new accounts, changed accounts, and their audit entries. */
export function storeOf(
  { people }: ImportPlan,
  { isWelcoming }: { isWelcoming: boolean },
): {
  created: NewUserRow[];
  updated: NewUserRow[];
  entries: AuditEntry[];
} {
  const newcomers = people
    .filter(({ outcome }) => outcome === 'create')
    .map((person) => toNewcomer(person, isWelcoming));
  const changed = people.flatMap((person) => (person.before ? toChanged(person, person.before) : []));
  return {
    created: newcomers.map(({ account }) => account),
    updated: changed.map(({ account }) => account),
    entries: [...newcomers, ...changed].map(({ entry }) => entry),
  };
}

/** People deactivated or reactivated by the plan, and so signed out. */
export function changedStatuses({ people }: ImportPlan): User[] {
  return people.flatMap(({ before, changes }) => (before && changes.includes('status') ? [before] : []));
}

/** Ids of people who cease to be administrators. */
export function formerAdmins({ people }: ImportPlan): string[] {
  return people.flatMap(({ before, fields }) =>
    before && isAdmin(before) && !isAdmin(fields) ? before.id : [],
  );
}

/** The entries with the sessions they ended. */
export function withEndedSessions(
  entries: readonly AuditEntry[],
  devices: ReadonlyMap<string, readonly string[]>,
): AuditEntry[] {
  return entries.map((entry) => {
    const [first, ...others] = entry.changes;
    return {
      ...entry,
      changes: [first, ...others, ...deletedEach('session', devices.get(entry.entityId) ?? [])],
    };
  });
}

/** People with a changed employment start. */
export function changedStarts({ people }: ImportPlan): ChangedStart[] {
  return people.flatMap(({ before, changes, fields }) =>
    before && changes.includes('employmentStart')
      ? [{ person: before, employmentStart: fields.employmentStart }]
      : [],
  );
}

/** The audit entry of the import itself. */
export function importEntry({ people }: ImportPlan): AuditEntry {
  const count = (outcome: PlannedPerson['outcome']) =>
    people.filter((person) => person.outcome === outcome).length;
  const [added, changed, unchanged] = [count('create'), count('update'), count('unchanged')];
  return {
    action: 'people.imported',
    entity: 'import',
    entityId: randomUUIDv7(),
    summary: `Imported people: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    changes: [
      { field: 'peopleAdded', to: added },
      { field: 'peopleChanged', to: changed },
    ],
  };
}

interface AuditedAccount {
  account: NewUserRow;
  entry: AuditEntry;
}

function toNewcomer(person: PlannedPerson, isWelcoming: boolean): AuditedAccount {
  const account = accountOf(person, randomUUIDv7());
  const entry: AuditEntry = {
    action: 'account.created',
    entity: 'user',
    entityId: account.id,
    subject: namedPerson({ ...person.fields, ...account }),
    summary: `Imported ${personText({ ...person.fields, email: person.email })}`,
    changes: withWelcome(
      createdFields(recordOf(person), loggedUserFields),
      isWelcoming ? account.email : undefined,
    ),
  };
  return { account, entry };
}

function toChanged(person: PlannedPerson, before: User): AuditedAccount[] {
  const account = accountOf(person, before.id);
  const changes = changedFields(userRecord(before), recordOf(person), loggedUserFields);
  if (!changes) return [];
  const entry: AuditEntry = {
    action: actionOf(person),
    entity: 'user',
    entityId: before.id,
    subject: namedPerson(before),
    summary: `${deedText(person, fieldsText(changes))} ${personText(before)} by import`,
    changes,
  };
  return [{ account, entry }];
}

function actionOf({ changes, fields }: PlannedPerson) {
  if (changes.includes('status')) {
    return fields.status === 'ACTIVE' ? 'account.reactivated' : 'account.deactivated';
  }
  return changes.includes('role') ? 'account.role-changed' : 'account.changed';
}

function deedText({ changes, fields }: PlannedPerson, changed: string): string {
  if (!changes.includes('status')) return `Changed ${changed} of`;
  return fields.status === 'ACTIVE' ? 'Reactivated' : 'Deactivated';
}

function recordOf({ email, fields: { department, status, ...fields }, before }: PlannedPerson) {
  const account = { ...fieldsWithoutColumn(before), ...fields, email, isActive: status === 'ACTIVE' };
  return loggedValues(userFields, account, { department: department?.name });
}

/** Account fields without a column in files. */
function fieldsWithoutColumn(before: User | undefined): Partial<User> {
  const fields: RecordFields = userFields;
  return Object.fromEntries(
    Object.entries(before ?? {}).filter(([name]) => name in fields && !fields[name]?.column),
  );
}

function accountOf({ email, fields }: PlannedPerson, id: string): NewUserRow {
  const { name, role, department, status } = fields;
  const account = { id, email, name, role, ...typedCells(fields) };
  return { ...account, departmentId: department?.id ?? null, isActive: status === 'ACTIVE' };
}

/** The leave changes of a plan, once new people have accounts. */
export function importedLeave(
  { people }: ImportPlan,
  created: readonly NewUserRow[],
  leave: ImportLeave,
  today: CalendarDate,
): ImportedLeave[] {
  const idsOfNew = new Map(created.map(({ id, email }) => [email, id]));
  return people.flatMap((person) => {
    const userId = person.before?.id ?? idsOfNew.get(person.email);
    const { opening = {} } = person.fields;
    const held = heldFrom(person, leave, today);
    if (userId === undefined || (!held && Object.keys(opening).length === 0)) return [];
    return [{ userId, held, opening }];
  });
}

const heldColumns = ['place', 'plan', 'schedule'] as const;

/**
 * Changed terms with their effective day: for newcomers all terms from the first day, for others the named ones from
 * today.
 */
function heldFrom(
  { before, fields, changes }: PlannedPerson,
  leave: ImportLeave,
  today: CalendarDate,
): ImportedLeave['held'] {
  const { place, plan, schedule, department } = fields;
  if (!before) {
    const isNamed = place !== undefined || plan !== undefined || schedule !== undefined;
    const terms = isNamed ? termsAfterImport({ ...fields, departmentId: department?.id }, leave) : undefined;
    return terms && { from: earliestDate, terms };
  }
  if (!heldColumns.some((column) => changes.includes(column))) return undefined;
  const terms = {
    ...(place && { placeId: place.id }),
    ...(plan && { planId: plan.id }),
    ...(schedule && { scheduleId: schedule.id }),
  };
  return { from: today, terms };
}
