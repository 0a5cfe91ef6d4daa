import * as z from 'zod/mini';
import { type Role, roles } from '../../access/role.ts';
import { RoleName } from '../../access/schema.ts';
import { fieldError, readFieldError } from '../../language/field-error.ts';
import type { Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { optionalShape } from '../../records/record-schemas.ts';
import { personEmail } from '../accounts/email-rules.ts';
import { ChangedName, checkChangedName, nameToStore } from '../accounts/person-fields.ts';
import { userFields } from '../accounts/user-fields.ts';
import {
  type ColumnOfFile,
  dateColumns,
  type ImportColumn,
  type ImportedStatus,
  importedStatuses,
  type TypedColumn,
  typedColumns,
  userColumns,
} from './import-columns.ts';
import type { DateOrder } from './import-dates.ts';
import { type ImportLeave, type LeaveFields, readLeaveCells } from './import-leave.ts';
import { message } from './messages/message.ts';
import { readDateCells, unreadableCells } from './read-cells.ts';
import { findNamed } from './same-name.ts';
import { shownCell } from './shown-cell.ts';

/** The cells of a row, trimmed; empty ones are absent. */
export type ImportCells = Partial<Record<ColumnOfFile, string>>;

/** The fields of a person in a row. */
export interface PersonFields extends LeaveFields, Partial<Record<TypedColumn, string>> {
  name: string;
  role: Role;
  department?: { id: string; name: string };
  status: ImportedStatus;
}

export interface CellFault {
  column: ColumnOfFile;
  message: Said;
}

const longestWord = 40;
const otherRole = fieldError(commonMessage('common.option', { label: 'role', options: roles }));
const otherStatus = fieldError(message('people.import.otherStatus'));

const Cells = z.object({
  role: z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(longestWord, { error: otherRole, abort: true }),
        z.overwrite((text) => text.toUpperCase().replaceAll(/[\s-]+/g, '_')),
      ),
      RoleName,
    ),
  ),
  ...optionalShape(userFields, typedColumns),
  status: z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(longestWord, { error: otherStatus, abort: true }),
        z.toUpperCase(),
        z.overwrite((text) => (text === 'INACTIVE' ? 'DEACTIVATED' : text)),
      ),
      z.enum(importedStatuses, { error: otherStatus }),
    ),
  ),
});

/** The context for reading a row's cells. */
export interface CellFacts {
  departments: readonly { id: string; name: string }[];
  leave: ImportLeave;
  /** The order of dates with slashes in the file, if known. */
  dateOrder?: DateOrder | undefined;
}

/**
 * Reads a person's fields, without the address, and all faults from a row's cells; `storedName` is that of the
 * account, if any.
 */
export function readCells(
  cells: ImportCells,
  { departments, leave, dateOrder }: CellFacts,
  storedName = '',
): { fields: Partial<PersonFields>; faults: CellFault[] } {
  const dates = readDateCells(cells, dateColumns, dateOrder);
  const ofName = readName(cells, storedName);
  const { data = {}, error } = Cells.safeParse({ ...cells, ...dates.cells });
  const faults = [
    ...unreadableCells(cells, ['name']),
    ...ofName.faults,
    ...dates.faults,
    ...(error?.issues ?? []).map(
      (issue): CellFault => ({
        column: issue.path[0] as keyof typeof Cells.shape,
        message: readFieldError(issue.message),
      }),
    ),
  ];
  const department = cells.department === undefined ? undefined : findNamed(departments, cells.department);
  if (cells.department !== undefined && !department) {
    faults.push({
      column: 'department',
      message: message('people.import.noDepartment', { cell: shownCell(cells.department) }),
    });
  }
  const { role, status, ...typed } = data;
  const ofLeave = readLeaveCells(cells, leave);
  const fields = {
    ...ofName.fields,
    ...(role && { role }),
    ...(department && { department }),
    ...typedCells(typed),
    ...(status && { status }),
    ...ofLeave.fields,
  };
  return { fields, faults: [...faults, ...ofLeave.faults] };
}

/** The given fields of typed columns, if present. */
export function typedCells(
  given: { readonly [Column in TypedColumn]?: string | undefined },
): Partial<Record<TypedColumn, string>> {
  const filled = typedColumns.flatMap((column) => {
    const value = given[column];
    return value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(filled);
}

/** The name in the cells; the stored one passes even if it breaks today's rules. */
function readName({ name: cell }: ImportCells, stored: string) {
  if (cell === undefined) return { fields: {}, faults: [] };
  const { data: given, error } = ChangedName.safeParse(cell);
  if (given === undefined) return { fields: {}, faults: faultsOfName(error?.issues) };
  const decision = checkChangedName(given, stored);
  if (decision.refused) return { fields: {}, faults: faultsOfName(decision.issues) };
  return { fields: { name: nameToStore(given, stored) }, faults: [] };
}

function faultsOfName(issues: readonly { message: Said }[] = []): CellFault[] {
  return issues.map(({ message: fault }) => ({
    column: 'name',
    message: typeof fault === 'string' ? readFieldError(fault) : fault,
  }));
}

/** The dates of the cells, as typed. */
export function datesIn(cells: ImportCells): string[] {
  return dateColumns.flatMap((column) => cells[column] ?? []);
}

/** The account's columns that differ. */
export function changedColumns(before: PersonFields, after: PersonFields): ImportColumn[] {
  const columns = userColumns.flatMap(({ name }) => (name === 'email' ? [] : name));
  return columns.filter((column) => {
    if (column === 'department') return before.department?.id !== after.department?.id;
    return before[column] !== after[column];
  });
}

/** The person's address in the cells, normalized. */
export function emailOf({ email = '' }: ImportCells): string {
  return personEmail(email);
}
