import { z } from 'zod';
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
import { type LeaveFields, type LeaveOfImport, readLeaveCells } from './import-leave.ts';

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
  name: InviteUser.shape.name.optional(),
  role: z
    .string()
    .transform((text) => text.toUpperCase().replaceAll(/[\s-]+/g, '_'))
    .pipe(RoleName)
    .optional(),
  employmentStart: InviteUser.shape.employmentStart,
  employmentEnd: calendarDate('Last day').optional(),
  status: z
    .string()
    .toUpperCase()
    .transform((text) => (text === 'INACTIVE' ? 'DEACTIVATED' : text))
    .pipe(z.enum(accountStatuses, { error: 'status must be active or deactivated' }))
    .optional(),
});

/** Reads what the cells of a row, its address aside, say about a person, and every fault in them. */
export function readCells(
  cells: ImportCells,
  departments: readonly { id: string; name: string }[],
  leave: LeaveOfImport,
): { fields: Partial<PersonFields>; faults: CellFault[] } {
  const { data = {}, error } = Cells.safeParse(cells);
  const faults = (error?.issues ?? []).map(
    ({ path, message }): CellFault => ({ column: path[0] as keyof typeof Cells.shape, message }),
  );
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

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
