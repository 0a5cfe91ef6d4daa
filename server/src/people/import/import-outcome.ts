import { randomUUIDv7 } from 'node:crypto';
import { isAdmin } from '@almanac/domain/access/permissions';
import { type CalendarDate, earliestDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { Texts } from '@almanac/domain/language/message';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import {
  accountChanged,
  accountCreated,
  accountDeactivated,
  accountReactivated,
  peopleImported,
  roleChanged,
} from '@almanac/domain/people/events';
import { type PersonFields, typedCells } from '@almanac/domain/people/import/import-cells';
import { type ImportLeave, termsAfterImport } from '@almanac/domain/people/import/import-leave';
import type { ImportPlan, PlannedFault, PlannedPerson } from '@almanac/domain/people/import/import-plan';
import type { ImportedPerson, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { loggedValues } from '@almanac/domain/records/logged-record';
import type { RecordFields } from '@almanac/domain/records/record-fields';
import { validationRefusal } from '@almanac/domain/refusal';
import { changedFields, createdFields, deletedEach } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { ChangedStart } from '../accounts/records/entitlements.ts';
import type { ImportedLeave } from '../accounts/records/leave-import.ts';
import type { NewUserRow } from '../accounts/records/sign-up-store.ts';
import { loggedUserFields, userRecord, withWelcome } from '../accounts/records/user-record.ts';

/** The response for a plan. */
export function describeImport(
  { people, faults }: ImportPlan,
  read: Omit<PeopleImport, 'people' | 'faults'>,
  texts: Texts,
): PeopleImport {
  return {
    ...read,
    people: people.map((person) => describePerson(person, texts)),
    faults: faults.map((fault) => ({ ...fault, message: texts.text(fault.message) })),
  };
}

function describePerson(
  { line, outcome, email, fields, changes, openings, warnings, former }: PlannedPerson,
  texts: Texts,
): ImportedPerson {
  const { name, role, status, ...others } = fields;
  const warned = warnings.length > 0 && { warnings: warnings.map(texts.text) };
  const opened = openings && Object.keys(openings).length > 0 && { openings };
  const described = {
    line,
    outcome,
    email,
    name,
    role,
    status,
    ...namesIn(others),
    changes,
    ...opened,
    ...warned,
  };
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
export function refuseFaults([first, ...others]: [PlannedFault, ...PlannedFault[]], path: 'csv' | 'xlsx') {
  return validationRefusal([issueOf(first, path), ...others.map((each) => issueOf(each, path))]);
}

function issueOf({ line, message: fault }: PlannedFault, path: string) {
  return { path, message: refusalMessage('common.atLine', { line, fault }) };
}

/** The writes of a plan without faults: new accounts, changed accounts, and their events. */
export function storeOf(
  { people }: ImportPlan,
  { isWelcoming }: { isWelcoming: boolean },
): {
  created: NewUserRow[];
  updated: NewUserRow[];
  accountEvents: Event[];
} {
  const newcomers = people
    .filter(({ outcome }) => outcome === 'create')
    .map((person) => toNewcomer(person, isWelcoming));
  const changed = people.flatMap((person) => (person.before ? toChanged(person, person.before) : []));
  return {
    created: newcomers.map(({ account }) => account),
    updated: changed.map(({ account }) => account),
    accountEvents: [...newcomers, ...changed].map(({ event }) => event),
  };
}

/** People deactivated or reactivated by the plan, and so signed out. */
export function changedStatuses({ people }: ImportPlan): User[] {
  return people.flatMap(({ before, changes }) => (before && changes.includes('status') ? [before] : []));
}

/** Ids of people whose personnel number changes. */
export function changedNumbers({ people }: ImportPlan): string[] {
  return people.flatMap(({ before, changes }) =>
    before && changes.includes('personnelNumber') ? before.id : [],
  );
}

/** Ids of people who cease to be administrators. */
export function formerAdmins({ people }: ImportPlan): string[] {
  return people.flatMap(({ before, fields }) =>
    before && isAdmin(before) && !isAdmin(fields) ? before.id : [],
  );
}

/** The events with the sessions they ended. */
export function withEndedSessions(
  accountEvents: readonly Event[],
  devices: ReadonlyMap<string, readonly string[]>,
): Event[] {
  return accountEvents.map((event) => {
    const [first, ...others] = event.changes;
    return {
      ...event,
      changes: [first, ...others, ...deletedEach('session', devices.get(event.entityId) ?? [])],
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

/** The event of the import itself. */
export function importEvent({ people }: ImportPlan): Event {
  const count = (outcome: PlannedPerson['outcome']) =>
    people.filter((person) => person.outcome === outcome).length;
  const [added, changed, unchanged] = [count('create'), count('update'), count('unchanged')];
  return peopleImported({
    entityId: randomUUIDv7(),
    changes: [
      { field: 'peopleAdded', to: added },
      { field: 'peopleChanged', to: changed },
    ],
    data: { unchanged },
  });
}

interface ImportedAccount {
  account: NewUserRow;
  event: Event;
}

function toNewcomer(person: PlannedPerson, isWelcoming: boolean): ImportedAccount {
  const account = accountOf(person, randomUUIDv7());
  const event = accountCreated({
    entityId: account.id,
    subject: namedPerson({ ...person.fields, ...account }),
    changes: withWelcome(
      createdFields(recordOf(person), loggedUserFields),
      isWelcoming ? account.email : undefined,
    ),
    data: { through: 'IMPORT' },
  });
  return { account, event };
}

function toChanged(person: PlannedPerson, before: User): ImportedAccount[] {
  const account = accountOf(person, before.id);
  const changes = changedFields(userRecord(before), recordOf(person), loggedUserFields);
  if (!changes) return [];
  const eventOf = eventTypeOf(person);
  const subject = namedPerson(before);
  return [
    { account, event: eventOf({ entityId: before.id, subject, changes, data: { through: 'IMPORT' } }) },
  ];
}

function eventTypeOf({ changes, fields }: PlannedPerson) {
  if (changes.includes('status')) {
    return fields.status === 'ACTIVE' ? accountReactivated : accountDeactivated;
  }
  return changes.includes('role') ? roleChanged : accountChanged;
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
export function heldFrom(
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
