import * as z from 'zod/mini';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { fieldError, readFieldError } from '../../language/field-error.ts';
import { languages } from '../../language/language.ts';
import type { Message, Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { typeName, typeNameIn } from '../../leave/types/standard-names.ts';
import type { DateOrder } from '../../people/import/import-dates.ts';
import { headingWords } from '../../people/import/import-headings.ts';
import { readDateCells, unreadableCells } from '../../people/import/read-cells.ts';
import { shownCell } from '../../people/import/shown-cell.ts';
import type { Half } from '../../work-time/half-day.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { PeriodFields, RequestTimeOff } from '../requests/schema.ts';
import type { AbsenceColumn } from './absence-columns.ts';
import { wordsOfHalves, wordsOfStatuses } from './messages/headings.ts';
import { message } from './messages/message.ts';

/** The cells of a row, trimmed; empty ones are absent. */
export type AbsenceCells = Readonly<Partial<Record<AbsenceColumn, string>>>;

/** What an import knows of a type. */
export type AbsenceType = Pick<LeaveFacts['type'], 'code' | 'name' | 'names' | 'unit'>;

type ImportedAbsenceStatus = keyof typeof wordsOfStatuses;

/** The absence of a row, without its person and type. */
export interface AbsenceFields {
  startDate: CalendarDate;
  endDate: CalendarDate;
  startHalf: Half;
  endHalf: Half;
  minutes?: number | undefined;
  status: ImportedAbsenceStatus;
  reason?: string | undefined;
}

export interface AbsenceFault {
  column?: AbsenceColumn | undefined;
  message: Said;
}

const halves = byWords(wordsOfHalves);
const statuses = byWords(wordsOfStatuses);

const dateColumns = ['startDate', 'endDate'] as const;

const mostMinutes = 1440;

const Cells = z.object({
  ...PeriodFields,
  startHalf: z._default(wordOf(halves, 'time-off.import.otherHalf'), 'AM'),
  endHalf: z._default(wordOf(halves, 'time-off.import.otherHalf'), 'PM'),
  minutes: z.optional(
    z.pipe(z.string(), z.transform(minutesIn)).check(
      z.refine((minutes) => minutes >= 1 && minutes <= mostMinutes, {
        error: fieldError(message('time-off.import.otherMinutes')),
      }),
    ),
  ),
  status: z._default(wordOf(statuses, 'time-off.import.otherStatus'), 'APPROVED'),
  reason: RequestTimeOff.shape.reason,
});

/**
 * Reads the absence and all faults from a row's cells. Without a last day it is of one day, and without a status it is
 * approved. `order` is that of dates with slashes in the file, if known.
 */
export function readAbsenceCells(
  cells: AbsenceCells,
  order: DateOrder | undefined,
): { fields: AbsenceFields | undefined; faults: AbsenceFault[] } {
  const withEnd = cells.endDate === undefined ? { ...cells, endDate: cells.startDate } : cells;
  const dates = readDateCells(withEnd as AbsenceCells, dateColumns, order);
  const { data, error } = Cells.safeParse({ ...withEnd, ...dates.cells });
  const doubtful = new Set<unknown>(dates.faults.map(({ column }) => column));
  const faults: AbsenceFault[] = [
    ...unreadableCells(cells),
    ...dates.faults.filter(({ column }) => cells[column] !== undefined),
    ...(error?.issues ?? [])
      .filter(
        ({ path: [column] }) =>
          !doubtful.has(column) && (column !== 'endDate' || cells.endDate !== undefined),
      )
      .map((issue) => ({ column: issue.path[0] as AbsenceColumn, message: readFieldError(issue.message) })),
  ];
  return { fields: faults.length === 0 ? data : undefined, faults };
}

/** The type of a row's cell: by its code, or by its name in any language. */
export function findType(cell: string, types: readonly AbsenceType[]): AbsenceType | undefined {
  return cell.length > longestTypeName ? undefined : typesByWords(types).get(headingWords(cell));
}

const longestTypeName = 200;

// A file names the same few types in many rows.
const wordsOfTypes = new WeakMap<readonly AbsenceType[], ReadonlyMap<string, AbsenceType>>();

function typesByWords(types: readonly AbsenceType[]): ReadonlyMap<string, AbsenceType> {
  const known = wordsOfTypes.get(types);
  if (known) return known;
  const named = types.flatMap((type) =>
    languages.map((language) => [headingWords(typeNameIn(language, type)), type] as const),
  );
  const coded = types.map((type) => [headingWords(type.code), type] as const);
  const words = new Map([...named.toReversed(), ...coded]);
  wordsOfTypes.set(types, words);
  return words;
}

/** A type's code in a payroll program. */
export interface PayrollCode {
  type: string;
  code: string;
}

/** The types that an export profile gives the payroll code; profiles may use one code for several types. */
export function typesOfPayrollCode(
  cell: string,
  types: readonly AbsenceType[],
  codes: readonly PayrollCode[],
): AbsenceType[] {
  const words = headingWords(cell);
  const named = new Set(codes.filter(({ code }) => headingWords(code) === words).map(({ type }) => type));
  return types.filter(({ code }) => named.has(code));
}

/** The faults of a row without a person or type of the company, or with a payroll code of several types. */
export function checkReferences(
  cells: AbsenceCells,
  { person, types }: { person: unknown; types: readonly AbsenceType[] },
): AbsenceFault[] {
  return [
    ...(person ? [] : [missing('person', cells.person, 'time-off.import.noPerson')]),
    ...(types.length > 0 ? [] : [missing('type', cells.type, 'time-off.import.noType')]),
    ...severalTypes(cells.type ?? '', types),
  ];
}

function severalTypes(cell: string, [first, second]: readonly AbsenceType[]): AbsenceFault[] {
  if (!first || !second) return [];
  const values = { cell: shownCell(cell), first: typeName(first), second: typeName(second) };
  return [{ column: 'type', message: message('time-off.import.severalTypes', values) }];
}

function missing(
  column: 'person' | 'type',
  cell: string | undefined,
  key: 'time-off.import.noPerson' | 'time-off.import.noType',
): AbsenceFault {
  if (cell !== undefined) return { column, message: message(key, { cell: shownCell(cell) }) };
  return { column, message: commonMessage('common.required', { label: columnLabel(column) }) };
}

function columnLabel(column: 'person' | 'type'): Message {
  return message(column === 'person' ? 'time-off.import.person' : 'time-off.import.type');
}

/** The dates of the cells, as typed. */
export function datesInAbsence(cells: AbsenceCells): string[] {
  return dateColumns.flatMap((column) => cells[column] ?? []);
}

function byWords<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const entries = Object.entries<readonly string[]>(words);
  return new Map(
    entries.flatMap(([value, list]) => list.map((word) => [headingWords(word), value as Value] as const)),
  );
}

const longestWord = 40;

function wordOf<Value extends string>(
  values: ReadonlyMap<string, Value>,
  key: 'time-off.import.otherHalf' | 'time-off.import.otherStatus',
) {
  const error = fieldError(message(key));
  const find = (word: string) => (word.length > longestWord ? undefined : values.get(headingWords(word)));
  return z.pipe(
    z.string().check(z.refine((word) => find(word) !== undefined, { error, abort: true })),
    z.transform((word) => find(word) as Value),
  );
}

/** Whole minutes, or hours and minutes such as 1:30; 0 for anything else. */
function minutesIn(cell: string): number {
  const [, hours = '0', minutes = '0'] = /^(?:(\d{1,2}):)?(\d{1,4})$/.exec(cell) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
