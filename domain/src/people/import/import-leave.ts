import type { Message } from '../../language/message.ts';
import { type ColumnOfFile, openingColumn } from './import-columns.ts';
import type { OpenRequestOfImport } from './import-warnings.ts';
import { message } from './messages/message.ts';
import type { StatedOpening } from './opening.ts';
import { findNamed } from './same-name.ts';
import { shownCell } from './shown-cell.ts';

/** A record with its name in import files. */
interface Named {
  id: string;
  name: string;
}

/** The unit of an opening balance's column. */
interface TypeOfImport {
  code: string;
  name: string;
  unit: 'DAY' | 'HOUR';
}

interface PlanOfImport extends Named {
  /** Whether its leave years begin on each person's anniversary. */
  isAnniversary: boolean;
  /** The codes of the types it grants a yearly amount of. */
  entitles: readonly string[];
}

/** A person's terms. */
export interface ImportedTerms {
  placeId: string;
  planId: string;
  scheduleId: string;
}

/** The context for importing leave. */
export interface ImportLeave {
  types: readonly TypeOfImport[];
  plans: readonly PlanOfImport[];
  schedules: readonly Named[];
  /** The first one is the default for newcomers. */
  places: readonly (Named & Omit<ImportedTerms, 'placeId'>)[];
  /** Plans that departments give their newcomers, by department id. */
  plansOfDepartments: ReadonlyMap<string, string>;
  /** The users' current terms, by user id. */
  terms: ReadonlyMap<string, ImportedTerms>;
  /** What the opening balances of the file state; undefined: what is added to the grants. */
  stated?: StatedOpening | undefined;
  /** The stored opening balances of that kind by type, in days or hours, by user id. */
  openings: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Pending and approved requests, by user id. */
  requests?: ReadonlyMap<string, readonly OpenRequestOfImport[]>;
}

/** A person's fields in the leave columns; `opening` in days or hours, by type code. */
export interface LeaveFields {
  place?: Named;
  plan?: Named;
  schedule?: Named;
  opening?: Record<string, number>;
}

interface LeaveFault {
  column: ColumnOfFile;
  message: Message;
}

type Cells = Partial<Record<ColumnOfFile, string>>;

const mostOpening = 10_000;
const partsOf = { DAY: 100, HOUR: 60 };

/** Reads the leave cells, and all faults in them. */
export function readLeaveCells(
  cells: Cells,
  { places, plans, schedules, types }: ImportLeave,
): { fields: LeaveFields; faults: LeaveFault[] } {
  const fields: LeaveFields = {};
  const faults: LeaveFault[] = [];
  const named = [
    ['place', 'people.import.noPlace', places],
    ['plan', 'people.import.noPlan', plans],
    ['schedule', 'people.import.noSchedule', schedules],
  ] as const;
  for (const [column, unknown, records] of named) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const record = findNamed<Named>(records, cell);
    if (record) fields[column] = { id: record.id, name: record.name };
    else faults.push({ column, message: message(unknown, { cell: shownCell(cell) }) });
  }
  for (const { code, unit, name } of types) {
    const column = openingColumn(code);
    const cell = cells[column];
    if (cell === undefined) continue;
    const number = amountIn(cell, unit);
    if (number !== undefined) fields.opening = { ...fields.opening, [code]: number };
    else {
      const key = unit === 'DAY' ? 'people.import.openingInDays' : 'people.import.openingInHours';
      faults.push({ column, message: message(key, { type: name }) });
    }
  }
  return { fields, faults };
}

/** The leave columns that differ from the user's terms and opening balances. */
export function changedLeave(
  { place, plan, schedule, opening }: LeaveFields,
  userId: string,
  { terms, openings, stated }: ImportLeave,
): ColumnOfFile[] {
  const present = terms.get(userId);
  return [
    ...(place && place.id !== present?.placeId ? (['place'] as const) : []),
    ...(plan && plan.id !== present?.planId ? (['plan'] as const) : []),
    ...(schedule && schedule.id !== present?.scheduleId ? (['schedule'] as const) : []),
    ...changedOpenings(opening, openings.get(userId), stated).map(openingColumn),
  ];
}

/** The codes of types with a different opening balance. A stated balance of 0 is one, too. */
function changedOpenings(
  opening: Readonly<Record<string, number>> = {},
  stored: Readonly<Record<string, number>> = {},
  stated?: StatedOpening,
): string[] {
  const without = stated ? undefined : 0;
  return Object.entries(opening).flatMap(([code, number]) =>
    number === (stored[code] ?? without) ? [] : [code],
  );
}

/** The current values of the leave columns for a user. */
export function leaveBefore(userId: string, leave: ImportLeave): LeaveFields {
  const terms = leave.terms.get(userId);
  const place = namedIn(leave.places, terms?.placeId);
  const plan = namedIn(leave.plans, terms?.planId);
  const schedule = namedIn(leave.schedules, terms?.scheduleId);
  const opening = leave.openings.get(userId);
  return {
    ...(place && { place }),
    ...(plan && { plan }),
    ...(schedule && { schedule }),
    ...(opening && { opening }),
  };
}

function namedIn(records: readonly Named[], id: string | undefined): Named | undefined {
  const record = records.find((each) => each.id === id);
  return record && { id: record.id, name: record.name };
}

interface PersonOfImport extends LeaveFields {
  /** Absent for a newcomer. */
  userId?: string | undefined;
  departmentId?: string | undefined;
  employmentStart?: string | undefined;
}

/** A person's terms after the import; undefined if the company has no place yet. */
export function termsAfterImport(person: PersonOfImport, leave: ImportLeave): ImportedTerms | undefined {
  const { userId, departmentId = '' } = person;
  const place = leave.places.find(({ id }) => id === person.place?.id) ?? leave.places[0];
  const ofNewcomer = place && {
    placeId: place.id,
    planId: leave.plansOfDepartments.get(departmentId) ?? place.planId,
    scheduleId: place.scheduleId,
  };
  const start = userId === undefined ? ofNewcomer : (leave.terms.get(userId) ?? ofNewcomer);
  return (
    start && {
      placeId: person.place?.id ?? start.placeId,
      planId: person.plan?.id ?? start.planId,
      scheduleId: person.schedule?.id ?? start.scheduleId,
    }
  );
}

/** Whether the person's resulting plan supports what the row says. */
export function checkLeave(
  person: PersonOfImport,
  changes: readonly ColumnOfFile[],
  leave: ImportLeave,
): LeaveFault[] {
  const terms = termsAfterImport(person, leave);
  const plan = leave.plans.find(({ id }) => id === terms?.planId);
  if (!plan) return [];
  const isNew = person.userId === undefined;
  const { stated } = leave;
  const opened = changedOpenings(person.opening, leave.openings.get(person.userId ?? ''), stated);
  const isBefore = stated !== undefined && stated.on < (person.employmentStart ?? stated.on);
  const needsStart = plan.isAnniversary && person.employmentStart === undefined;
  return [
    ...(needsStart && (isNew || changes.includes('plan'))
      ? [
          {
            column: 'plan' as const,
            message: message('people.import.anniversaryNeedsStart', { plan: plan.name }),
          },
        ]
      : []),
    ...leave.types
      .filter(({ code }) => opened.includes(code) && !plan.entitles.includes(code))
      .map(({ code, name }) => ({
        column: openingColumn(code),
        message: message('people.import.grantsNone', { plan: plan.name, type: name }),
      })),
    ...(isBefore ? opened : []).map((code) => ({
      column: openingColumn(code),
      message: message('people.import.openingBeforeStart'),
    })),
  ];
}

/** The number of days or hours in a cell; undefined if it isn't a valid amount. */
function amountIn(cell: string, unit: 'DAY' | 'HOUR'): number | undefined {
  const [, sign = '', hours = '', minutes = ''] =
    (unit === 'HOUR' && /^([-−]?)(\d{1,5}):([0-5]\d)$/.exec(cell)) || [];
  if (hours !== '') return ((sign === '' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))) / 60;
  if (!/^[-−]?\d{1,5}([.,]\d{1,4})?$/.test(cell)) return undefined;
  const number = Number(cell.replace('−', '-').replace(',', '.'));
  const isWhole = Math.abs(number * partsOf[unit] - Math.round(number * partsOf[unit])) < 1e-6;
  return isWhole && Math.abs(number) <= mostOpening ? number : undefined;
}
