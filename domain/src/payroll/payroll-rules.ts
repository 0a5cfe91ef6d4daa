import { addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import { monthNumber } from '../calendar/date-parts.ts';
import { overlaps, type Period } from '../calendar/period.ts';
import { isErased } from '../erased-person.ts';
import type { Issue } from '../refusal.ts';
import { allowed, type Decision, type Refusal, refuse, refuseAtField, refuseInput } from '../refusal.ts';
import { message } from './messages/message.ts';
import type { PayrollRow } from './profiles/payroll-row.ts';
import type { ColumnField } from './profiles/profile.ts';
import type { ProfileSettings } from './profiles/profile-schema.ts';
import { cellOf, payrollCodeOf } from './rendering/cells.ts';
import { textOf } from './rendering/csv-text.ts';
import { letterMissing } from './rendering/windows-1252.ts';

/** The longest period of a run, in months. */
const longestRunMonths = 24;
const mostIssues = 50;

/** Refuses a name that another profile has, ignoring case. */
export function profileNameTaken(name: string): Refusal<'IN_USE'> {
  return refuseAtField('IN_USE', 'name', message('payroll.nameTaken', { name }));
}

/** Refuses with `IN_USE` to delete a profile with runs. */
export function checkProfileDeletion({ name }: { name: string }, runs: number): Decision<'IN_USE'> {
  return runs === 0 ? allowed : refuse('IN_USE', message('payroll.hasRuns', { name, runs }));
}

/** Refuses with `IN_USE` another level for a profile with runs: their rows couldn't be compared any more. */
export function checkLevelChange(
  before: Pick<ProfileSettings, 'level'>,
  after: Pick<ProfileSettings, 'level'>,
  runs: number,
): Decision<'IN_USE'> {
  if (before.level === after.level || runs === 0) return allowed;
  return refuseAtField('IN_USE', 'level', message('payroll.levelFixed'));
}

/** Refuses texts of a profile whose letters its encoding lacks, each at its field. */
export function checkProfileTexts(
  profile: Pick<ProfileSettings, 'encoding' | 'format' | 'before' | 'columns' | 'types'>,
): Decision<'VALIDATION_ERROR'> {
  if (!isLimited(profile)) return allowed;
  const texts: [path: string, text: string | undefined][] = [
    ['before', profile.before],
    ...profile.columns.flatMap(({ heading, constant }, index): [string, string | undefined][] => [
      [`columns.${index}.heading`, heading],
      [`columns.${index}.constant`, constant],
    ]),
    ...profile.types.flatMap((type, index) =>
      (['payrollCode', 'secondCode', 'payoutCode'] as const).map((code): [string, string | undefined] => [
        `types.${index}.${code}`,
        type[code],
      ]),
    ),
  ];
  for (const [path, text = ''] of texts) {
    const letter = letterMissing(text);
    if (letter !== undefined) return refuseInput(path, message('payroll.letterMissing', { letter }));
  }
  return allowed;
}

/** Refuses a period that ends before it begins, is too long, or reaches into a month that hasn't begun. */
export function checkRunPeriod(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
): Decision<'VALIDATION_ERROR'> {
  if (to < from) return refuseInput('to', message('payroll.endsBefore'));
  if (to >= addMonths(from, longestRunMonths)) {
    return refuseInput('to', message('payroll.longest', { months: longestRunMonths }));
  }
  if (monthNumber(to) > monthNumber(today)) return refuseInput('to', message('payroll.future'));
  return allowed;
}

/** An earlier run of the profile. */
interface EarlierRun extends Period {
  id: string;
}

/**
 * Returns the run that is made again, if any: the latest one, if the period shares days with it and `replace` is set.
 * Refuses with `ALREADY_HANDED_OVER` days of other runs. The runs are given in the order in which they were made.
 */
export function runToReplace(
  runs: readonly EarlierRun[],
  { from, to, replace = false }: { from: CalendarDate; to: CalendarDate; replace?: boolean | undefined },
): { replaced?: EarlierRun } | Refusal<'ALREADY_HANDED_OVER'> {
  const shared = runs.filter((run) => overlaps(run, { startDate: from, endDate: to }));
  const [first, ...others] = shared;
  if (!first) return {};
  const latest = runs.at(-1);
  if (replace && others.length === 0 && first.id === latest?.id) return { replaced: first };
  const handedOver = { from: first.startDate, to: first.endDate };
  return refuseAtField(
    'ALREADY_HANDED_OVER',
    'from',
    replace ? message('payroll.notTheLatest', handedOver) : message('payroll.alreadyHandedOver', handedOver),
  );
}

/**
 * Refuses with `PAYROLL_INCOMPLETE` rows that the file can't state: of people without the number that a column needs,
 * of types without a code, or with letters that the encoding lacks. Erased people have no number.
 */
export function checkRows(
  rows: readonly PayrollRow[],
  profile: ProfileSettings,
): Decision<'PAYROLL_INCOMPLETE'> {
  const issues = new Map<string, Issue>();
  for (const row of rows) {
    if (issues.size >= mostIssues) break;
    for (const [key, issue] of issuesOf(row, profile)) issues.set(key, issue);
  }
  const [first] = issues.values();
  return first ? refuse('PAYROLL_INCOMPLETE', first.message, [...issues.values()]) : allowed;
}

/** What the file can't state of the row, each with a key that is the same for the same fault. */
function issuesOf(row: PayrollRow, profile: ProfileSettings): [key: string, issue: Issue][] {
  const { person, type, isPaidOut } = row;
  const issues: [string, Issue][] = [];
  const { email } = person;
  const isWithoutNumber = email === undefined || isErased({ email });
  if (hasColumn(profile, 'personnelNumber') && person.personnelNumber === undefined && !isWithoutNumber) {
    const fault = message('payroll.numberMissing', { name: person.name });
    issues.push([`number ${person.id}`, { path: 'person', message: fault }]);
  }
  if (hasColumn(profile, 'payrollCode') && payrollCodeOf(row, profile) === undefined) {
    const fault = isPaidOut
      ? message('payroll.payoutCodeMissing', { type: type.name })
      : message('payroll.codeMissing', { type: type.name });
    issues.push([`code ${type.code} ${isPaidOut}`, { path: 'type', message: fault }]);
  }
  const letter = isLimited(profile) ? letterMissing(textsOf(row, profile)) : undefined;
  if (letter !== undefined) {
    const fault = message('payroll.personLetterMissing', { name: person.name, letter });
    issues.push([`letter ${person.id}`, { path: 'person', message: fault }]);
  }
  return issues;
}

function hasColumn({ columns }: Pick<ProfileSettings, 'columns'>, field: ColumnField): boolean {
  return columns.some((column) => column.field === field);
}

function isLimited({ encoding, format }: Pick<ProfileSettings, 'encoding' | 'format'>): boolean {
  return format === 'CSV' && encoding === 'WINDOWS-1252';
}

function textsOf(row: PayrollRow, profile: ProfileSettings): string {
  return profile.columns.map((column) => textOf(cellOf(row, column, profile), profile)).join('');
}
