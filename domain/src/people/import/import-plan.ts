import type { Viewer } from '../../access/permissions.ts';
import { firstRole, type StaffLists } from '../../access/role.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message, Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import type { Decision, RefusalCode } from '../../refusal.ts';
import { checkSignInEmail } from '../accounts/email-rules.ts';
import { isEmploymentOver } from '../accounts/employment.ts';
import { checkEmployment, checkEmploymentDays, checkOwnLastDay } from '../accounts/employment-rules.ts';
import { checkAfterEarlier } from '../accounts/employments-rules.ts';
import type { User } from '../accounts/schema.ts';
import { userFields } from '../accounts/user-fields.ts';
import {
  checkDeactivation,
  checkEmploymentChange,
  checkRoleChange,
  checkRoleGrant,
  checkUserChange,
} from '../accounts/user-rules.ts';
import { fieldsBefore } from './import-before.ts';
import {
  changedColumns,
  emailOf,
  type ImportCells,
  type PersonFields,
  readCells,
  typedCells,
} from './import-cells.ts';
import type { ColumnOfFile, ImportOutcome } from './import-columns.ts';
import type { DateOrder } from './import-dates.ts';
import { changedLeave, checkLeave, type ImportLeave, leaveBefore } from './import-leave.ts';
import type { ImportedOpening, ImportFault } from './import-schema.ts';
import { warningsOfLastDay } from './import-warnings.ts';
import { message } from './messages/message.ts';
import { sameNumbers } from './same-number.ts';

/** A row at its line in the file (from 1, header included). */
export interface ImportRow {
  line: number;
  cells: ImportCells;
}

/** The context of an import: the importer and the existing records; `users` are those named in the rows. */
export interface ImportFacts {
  viewer: Pick<Viewer, 'id' | 'role'>;
  companyDomain: string;
  staff: StaffLists;
  departments: readonly { id: string; name: string }[];
  users: readonly User[];
  leave: ImportLeave;
  /** Who has the personnel numbers of the file, by `comparedNumber`. */
  numberHolders: ReadonlyMap<string, string>;
  /** The order of dates with slashes in the file, if known. */
  dateOrder?: DateOrder | undefined;
  today: CalendarDate;
}

/** A person after the row; `before` is the existing account. */
export interface PlannedPerson {
  line: number;
  email: string;
  outcome: ImportOutcome;
  fields: PersonFields;
  changes: ColumnOfFile[];
  /** What stated opening balances do, by type code. */
  openings?: Record<string, ImportedOpening>;
  /** What the import leaves unchanged, though HR may expect otherwise. */
  warnings: Message[];
  /** The former values of the changed columns, if any. */
  former: Partial<PersonFields>;
  before?: User;
}

export interface ImportPlan {
  people: PlannedPerson[];
  faults: PlannedFault[];
}

/** A fault before it is worded for the reader. */
export type PlannedFault = Omit<ImportFault, 'message'> & { message: Said };

type Fault = Omit<PlannedFault, 'line'>;

/** Returns the effect of each row, and every fault, by the rules of an administrator's single calls. */
export function planImport(rows: readonly ImportRow[], facts: ImportFacts): ImportPlan {
  const planner = importPlanner(facts);
  for (const row of rows) planner.add(row);
  return planner.finish();
}

/** Plans an import row by row, for callers that yield in between. */
export function importPlanner(facts: ImportFacts): { add(row: ImportRow): void; finish(): ImportPlan } {
  const users = new Map(facts.users.map((user) => [user.email, user]));
  const firstLines = new Map<string, number>();
  const plan: ImportPlan = { people: [], faults: [] };
  const add = (row: ImportRow) => {
    const email = emailOf(row.cells);
    const { person, faults } = planRow(row, users.get(email), facts);
    const firstLine = firstLines.get(email);
    if (firstLine === undefined) firstLines.set(email, row.line);
    else faults.push({ column: 'email', message: message('people.import.sameAddress', { line: firstLine }) });
    plan.people.push(faults.length > 0 ? { ...person, outcome: 'faulty' } : person);
    plan.faults.push(...faults.map((fault) => ({ line: row.line, ...fault })));
  };
  const finish = () => withNumberFaults(plan, facts.numberHolders);
  return { add, finish };
}

/** The plan with the faults of numbers that two people would have, now that all rows are known. */
function withNumberFaults({ people, faults }: ImportPlan, holders: ImportFacts['numberHolders']): ImportPlan {
  const ofNumbers = sameNumbers(people, holders);
  const lines = new Set(ofNumbers.map(({ line }) => line));
  return {
    people: people.map((person) => (lines.has(person.line) ? { ...person, outcome: 'faulty' } : person)),
    faults: [...faults, ...ofNumbers],
  };
}

function planRow({ line, cells }: ImportRow, before: User | undefined, facts: ImportFacts) {
  const email = emailOf(cells);
  const start: PersonFields = before
    ? fieldsOf(before)
    : { name: '', role: firstRole(email, facts.staff), status: 'ACTIVE' };
  const { fields: given, faults: cellFaults } = readCells(cells, facts, before?.name);
  const fields = withoutPastEnd({ ...start, ...given }, { start, given, today: facts.today });
  const changes = before
    ? [...changedColumns(start, fields), ...changedLeave(given, before.id, facts.leave)]
    : [];
  const person: PlannedPerson = {
    line,
    email,
    fields,
    changes,
    warnings: warningsOf(fields, changes, before, facts.leave),
    former: before ? fieldsBefore({ ...start, ...leaveBefore(before.id, facts.leave) }, changes) : {},
    ...(before ? { before, outcome: changes.length > 0 ? 'update' : 'unchanged' } : { outcome: 'create' }),
  };
  const faults: Fault[] = [
    ...faultOf(checkSignInEmail(email, facts.companyDomain), 'email'),
    ...cellFaults,
    ...(before ? checkPersonChange(facts, before, person) : checkNewcomer(facts.viewer, cells, given)),
    ...faultsOf(checkEmploymentDays(fields, before ?? {}, facts.today)),
    ...checkEmploymentCells(fields, changes, before),
    ...checkActive(given, person, facts.today),
    ...checkLeave(
      { ...fields, userId: before?.id, departmentId: fields.department?.id },
      changes,
      facts.leave,
    ),
  ];
  return { person, faults };
}

const nameMissing = commonMessage('common.required', { label: userFields.name.label });

function checkNewcomer(
  viewer: ImportFacts['viewer'],
  cells: ImportCells,
  { role, status }: Partial<PersonFields>,
): Fault[] {
  return [
    ...(cells.name === undefined ? [{ column: 'name' as const, message: nameMissing }] : []),
    ...(role ? faultOf(checkRoleGrant(viewer, role), 'role') : []),
    ...(status === 'DEACTIVATED'
      ? [
          {
            column: 'status' as const,
            message: message('people.import.noAccountToDeactivate'),
          },
        ]
      : []),
  ];
}

function checkPersonChange(
  { viewer, today }: ImportFacts,
  before: User,
  { changes, fields }: PlannedPerson,
): Fault[] {
  if (changes.length === 0) return [];
  const permission = faultOf(checkUserChange(viewer, before));
  if (permission.length > 0) return permission;
  return [
    ...(changes.includes('role') ? faultOf(checkRoleChange(viewer, before, fields.role), 'role') : []),
    ...employmentColumns
      .filter((column) => changes.includes(column))
      .flatMap((column) => faultOf(checkEmploymentChange(viewer, before), column)),
    ...(changes.includes('employmentEnd') && fields.employmentEnd !== undefined
      ? faultOf(
          checkOwnLastDay(viewer.id === before.id, fields.employmentEnd, today, 'employmentEnd'),
          'employmentEnd',
        )
      : []),
    ...(changes.includes('status') && fields.status === 'DEACTIVATED'
      ? faultOf(checkDeactivation(viewer, before), 'status')
      : []),
    ...(viewer.id === before.id ? changes.filter(isOfEntitlement).map(ownEntitlement) : []),
  ];
}

/** Whether the column is an entitlement, which people can't set for themselves. */
function isOfEntitlement(column: ColumnOfFile): boolean {
  return column.startsWith('opening ') || column === 'place' || column === 'plan' || column === 'schedule';
}

function ownEntitlement(column: ColumnOfFile): Fault {
  switch (column) {
    case 'place':
      return { column, message: message('people.import.ownPlace') };
    case 'plan':
      return { column, message: message('people.import.ownPlan') };
    case 'schedule':
      return { column, message: message('people.import.ownSchedule') };
    default:
      return { column, message: message('people.import.ownOpening') };
  }
}

const employmentColumns = ['employmentStart', 'employmentEnd'] as const;

function checkEmploymentCells(
  fields: PersonFields,
  changes: readonly ColumnOfFile[],
  before: User | undefined,
): Fault[] {
  const column = employmentColumns.find((each) => !before || changes.includes(each));
  const named = changes.includes('employmentEnd') || !before ? 'employmentEnd' : 'employmentStart';
  if (column === undefined) return [];
  const { earlierEmployments } = before ?? {};
  return [
    ...faultOf(checkEmployment(fields, named), named),
    ...faultOf(checkAfterEarlier({ ...fields, earlierEmployments }), 'employmentStart'),
  ];
}

/** Reactivation removes a past last day, as the single call does, unless the file has one. */
function withoutPastEnd(
  fields: PersonFields,
  { start, given, today }: { start: PersonFields; given: Partial<PersonFields>; today: CalendarDate },
): PersonFields {
  const isReactivated = start.status === 'DEACTIVATED' && given.status === 'ACTIVE';
  if (!isReactivated || given.employmentEnd !== undefined || !isEmploymentOver(fields, today)) return fields;
  const { employmentEnd: _over, ...others } = fields;
  return others;
}

/** Whether the row activates a person whose last day is past. */
function checkActive(
  { status }: Partial<PersonFields>,
  { before, changes, fields }: PlannedPerson,
  today: CalendarDate,
): Fault[] {
  const isNew = !before || changes.includes('status') || changes.includes('employmentEnd');
  if (status !== 'ACTIVE' || !isNew || !isEmploymentOver(fields, today)) return [];
  return [{ column: 'status', message: message('people.import.activeAfterLastDay') }];
}

function faultOf(decision: Decision<RefusalCode>, column?: ColumnOfFile): Fault[] {
  if (!decision.refused) return [];
  const fault = decision.issues?.[0]?.message ?? decision.message;
  return [{ ...(column && { column }), message: fault }];
}

function warningsOf(
  { employmentEnd }: PersonFields,
  changes: readonly ColumnOfFile[],
  before: User | undefined,
  { requests }: ImportLeave,
): Message[] {
  if (!before || employmentEnd === undefined || !changes.includes('employmentEnd')) return [];
  return warningsOfLastDay(employmentEnd, requests?.get(before.id) ?? []);
}

/** The faults of employment dates, each at its column. */
function faultsOf(decision: Decision<'VALIDATION_ERROR'>): Fault[] {
  const issues = decision.refused ? (decision.issues ?? []) : [];
  return issues.map((issue) => ({
    column: issue.path as 'employmentStart' | 'employmentEnd',
    message: issue.message,
  }));
}

function fieldsOf({ name, role, departmentId, departmentName = '', ...user }: User): PersonFields {
  return {
    name,
    role,
    status: user.isActive ? 'ACTIVE' : 'DEACTIVATED',
    ...(departmentId !== undefined && { department: { id: departmentId, name: departmentName } }),
    ...typedCells(user),
  };
}
