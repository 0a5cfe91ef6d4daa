import * as z from 'zod/mini';
import type { Role } from '../../access/role.ts';
import { RoleName } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { personEmail } from '../accounts/email-rules.ts';
import { InviteUser } from '../accounts/schema.ts';
import {
  type AccountStatus,
  accountStatuses,
  type ColumnOfFile,
  type ImportColumn,
} from './import-columns.ts';
import { type DateOrder, readImportedDate } from './import-dates.ts';
import { type LeaveFields, type LeaveOfImport, readLeaveCells } from './import-leave.ts';
import { isSameName } from './same-name.ts';

/** The cells of a row, trimmed; an empty one is absent. */
export type ImportCells = Partial<Record<ColumnOfFile, string>>;

/** What the columns of a row say about a person. */
export interface PersonFields extends LeaveFields {
  name: string;
  role: Role;
  department?: { id: string; name: string };
  employmentStart?: string;
  employmentEnd?: string;
  status: AccountStatus;
}

const columnsOfAccount = [
  'name',
  'role',
  'department',
  'employmentStart',
  'employmentEnd',
  'status',
] as const;

export interface CellFault {
  column: ColumnOfFile;
  message: string;
}

const Cells = z.object({
  name: z.optional(InviteUser.shape.name),
  role: z.optional(
    z.pipe(z.string().check(z.overwrite((text) => text.toUpperCase().replaceAll(/[\s-]+/g, '_'))), RoleName),
  ),
  employmentStart: InviteUser.shape.employmentStart,
  employmentEnd: z.optional(calendarDate('Last day')),
  status: z.optional(
    z.pipe(
      z.string().check(
        z.toUpperCase(),
        z.overwrite((text) => (text === 'INACTIVE' ? 'DEACTIVATED' : text)),
      ),
      z.enum(accountStatuses, { error: 'status must be active or deactivated' }),
    ),
  ),
});

/** Reads what the cells of a row, its address aside, say about a person, and every fault in them. */
export function readCells(
  cells: ImportCells,
  departments: readonly { id: string; name: string }[],
  leave: LeaveOfImport,
  dateOrder?: DateOrder,
): { fields: Partial<PersonFields>; faults: CellFault[] } {
  const dates = readDates(cells, dateOrder);
  const { data = {}, error } = Cells.safeParse({ ...cells, ...dates.cells });
  const faults = [
    ...brokenLetters(cells),
    ...dates.faults,
    ...(error?.issues ?? []).map(
      ({ path, message }): CellFault => ({ column: path[0] as keyof typeof Cells.shape, message }),
    ),
  ];
  const department = departments.find(({ name }) => isSameName(name, cells.department ?? ''));
  if (cells.department !== undefined && !department) {
    faults.push({ column: 'department', message: `There is no department named ${cells.department}` });
  }
  const { name, role, employmentStart, employmentEnd, status } = data;
  const ofLeave = readLeaveCells(cells, leave);
  const fields = {
    ...(name !== undefined && { name }),
    ...(role && { role }),
    ...(department && { department }),
    ...(employmentStart !== undefined && { employmentStart }),
    ...(employmentEnd !== undefined && { employmentEnd }),
    ...(status && { status }),
    ...ofLeave.fields,
  };
  return { fields, faults: [...faults, ...ofLeave.faults] };
}

const dateColumns = ['employmentStart', 'employmentEnd'] as const;

/** The dates of a row as they are stored; one that can be two days is a fault, and no date is told as it stands there. */
function readDates(cells: ImportCells, order: DateOrder | undefined) {
  const dates: { [Column in (typeof dateColumns)[number]]?: string | undefined } = {};
  const faults: CellFault[] = [];
  for (const column of dateColumns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const date = readImportedDate(cell, order);
    if (date === 'ambiguous') {
      dates[column] = undefined;
      const message = `${cell} can be two days: say whether days or months stand first, or write it as YYYY-MM-DD`;
      faults.push({ column, message });
    } else if (date !== undefined) dates[column] = date;
  }
  return { cells: dates, faults };
}

/** The dates of the cells, as they were typed. */
export function datesIn(cells: ImportCells): string[] {
  return dateColumns.flatMap((column) => cells[column] ?? []);
}

// What a decoder puts in the place of what it could not read, and controls that no text of people holds.
const broken = /[\uFFFD\u0080-\u009F]/;

function brokenLetters(cells: ImportCells): CellFault[] {
  return Object.entries(cells)
    .filter(([, cell = '']) => broken.test(cell))
    .map(([column, cell = '']) => {
      const shown = cell.replaceAll(new RegExp(broken, 'g'), '\uFFFD');
      const message = `${shown} holds letters that were not read rightly: save the file as UTF-8`;
      return { column: column as ColumnOfFile, message };
    });
}

/** The columns of the account in which the two differ. */
export function changedColumns(before: PersonFields, after: PersonFields): ImportColumn[] {
  return columnsOfAccount.filter((column) => {
    if (column === 'department') return before.department?.id !== after.department?.id;
    return before[column] !== after[column];
  });
}

/** The person's address in the cells, as it is compared and stored. */
export function emailOf({ email = '' }: ImportCells): string {
  return personEmail(email);
}
