import type { Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/types/amount.ts';
import type { DateOrder } from '../../people/import/import-dates.ts';
import type { Decision, RefusalCode } from '../../refusal.ts';
import { isSpan, slotsOf } from '../../work-time/half-day.ts';
import { withOccupiedHalves } from '../../work-time/hours-of-day.ts';
import { checkTaken } from '../balances/engine/booking-check.ts';
import { type Charge, charges, sumOf } from '../balances/engine/charges/charges.ts';
import type { LeaveFacts, LeaveRequest, Span } from '../balances/engine/leave-facts.ts';
import { checkOpenDays } from '../corrections/correction-rules.ts';
import { checkOnBehalf } from '../corrections/on-behalf-rules.ts';
import { checkNoOverlap, type ExistingRequest } from '../requests/request-rules.ts';
import {
  type AbsenceCells,
  type AbsenceFault,
  type AbsenceFields,
  type AbsenceType,
  checkReferences,
  findType,
  type PayrollCode,
  readAbsenceCells,
  typesOfPayrollCode,
} from './absence-cells.ts';
import { type AbsenceOutcome, absenceColumns } from './absence-columns.ts';
import { message } from './messages/message.ts';

/** A row at its line in the file (from 1, header included). */
export interface AbsenceRow {
  line: number;
  cells: AbsenceCells;
}

export interface AbsentPerson {
  id: string;
  name: string;
}

/** The context of an import: the importer and the existing records. */
export interface AbsenceFacts {
  viewer: Viewer;
  /** Whether the importer is the only administrator, who may record their own absences with a reason. */
  isOnlyAdmin: boolean;
  today: CalendarDate;
  closedThrough?: CalendarDate | undefined;
  types: readonly AbsenceType[];
  /** The payroll codes of the export profiles. */
  payrollCodes?: readonly PayrollCode[] | undefined;
  /** The person with the address or personnel number of a cell. */
  findPerson(cell: string): AbsentPerson | undefined;
  /** A person's accounts, one per type. */
  accountsOf(userId: string): readonly LeaveFacts[];
  /** The order of dates with slashes in the file, if known. */
  dateOrder?: DateOrder | undefined;
}

/** An absence after its row; the fields of a faulty one may be missing. */
export interface PlannedAbsence {
  line: number;
  outcome: AbsenceOutcome;
  person?: AbsentPerson | undefined;
  type?: AbsenceType | undefined;
  fields?: AbsenceFields | undefined;
  /** The fields with the halves that minutes occupy. */
  span?: Span | undefined;
  /** What the days charge: hundredths of a day, or minutes. */
  charged: readonly Charge[];
  amount: Amount;
}

export interface PlannedAbsenceFault extends AbsenceFault {
  line: number;
}

export interface AbsencePlan {
  absences: PlannedAbsence[];
  faults: PlannedAbsenceFault[];
}

interface Known {
  line: number;
  person: AbsentPerson;
  type: AbsenceType;
  fields: AbsenceFields;
}

interface Taken {
  line: number;
  first: number;
  last: number;
}

/**
 * Plans an import row by row, for callers that yield in between. Absences are facts: neither notice nor balance is
 * checked, but the days must be employed, open, free of other requests, and charge something.
 */
export function absencePlanner(facts: AbsenceFacts): { add(row: AbsenceRow): void; plan: AbsencePlan } {
  const plan: AbsencePlan = { absences: [], faults: [] };
  const existing = existingRequests(facts);
  const inFile = new Map<string, Taken[]>();
  const add = ({ line, cells }: AbsenceRow) => {
    const person = cells.person === undefined ? undefined : facts.findPerson(cells.person);
    const types = cells.type === undefined ? [] : typesNamed(cells.type, facts);
    const [type] = types;
    const { fields, faults } = readAbsenceCells(cells, facts.dateOrder);
    faults.push(...checkReferences(cells, { person, types }));
    const read = { line, person, type, fields, charged: [], amount: 0 };
    if (!person || !type || !fields || faults.length > 0) {
      plan.absences.push({ ...read, outcome: 'FAULTY' });
    } else {
      const others = inFile.get(person.id) ?? [];
      inFile.set(person.id, others);
      const checked = checkRow({ line, person, type, fields }, facts, existing(person.id), others);
      plan.absences.push({ ...read, ...checked.absence });
      faults.push(...checked.faults);
    }
    plan.faults.push(...faults.map((fault) => ({ line, ...fault })));
  };
  return { add, plan };
}

/** The type of the code or name; else the types of the payroll code. */
function typesNamed(cell: string, { types, payrollCodes = [] }: AbsenceFacts): readonly AbsenceType[] {
  const type = findType(cell, types);
  return type ? [type] : typesOfPayrollCode(cell, types, payrollCodes);
}

type Checked = Pick<PlannedAbsence, 'outcome'> & Partial<PlannedAbsence>;

function checkRow(
  { line, person, type, fields }: Known,
  facts: AbsenceFacts,
  existing: readonly ExistingAbsence[],
  inFile: Taken[],
): { absence: Checked; faults: AbsenceFault[] } {
  const faulty = (decision: Decision<RefusalCode>) => ({
    absence: { outcome: 'FAULTY' as const },
    faults: faultOf(decision),
  });
  const account = facts.accountsOf(person.id).find((each) => each.type.code === type.code);
  if (!account) {
    const fault = message('time-off.import.noAccount');
    return { absence: { outcome: 'FAULTY' }, faults: [{ column: 'type', message: fault }] };
  }
  const wanted = asSpan(fields);
  const span = isSpan(wanted) ? withOccupiedHalves(wanted, account) : wanted;
  const override = { isOnlyAdmin: facts.isOnlyAdmin, reason: fields.reason };
  const right = checkOnBehalf(facts.viewer, { ...person, isInScope: true }, override);
  if (right.refused) return faulty(right);
  const near = existing.filter(
    ({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate,
  );
  const others = near.filter((each) => !isSame(each, { ...span, type: type.code, status: fields.status }));
  const isRecorded = others.length < near.length;
  const decision = isRecorded ? undefined : checkNew(wanted, span, { facts, account, others });
  if (decision?.refused) return faulty(decision);
  const { first, last } = slotsOf(span);
  const inTheWay = inFile.find((each) => first <= each.last && each.first <= last);
  if (inTheWay) {
    const fault = message('time-off.import.sameDays', { line: inTheWay.line });
    return { absence: { outcome: 'FAULTY' }, faults: [{ column: 'startDate', message: fault }] };
  }
  inFile.push({ line, first, last });
  const charged = charges(wanted, account);
  const outcome = isRecorded ? 'UNCHANGED' : 'ADDED';
  return { absence: { outcome, span, charged, amount: sumOf(charged) }, faults: [] };
}

function checkNew(
  wanted: Span,
  span: Span,
  {
    facts,
    account,
    others,
  }: { facts: AbsenceFacts; account: LeaveFacts; others: readonly ExistingAbsence[] },
): Decision<'VALIDATION_ERROR' | 'OVERLAPPING_REQUEST' | 'YEAR_CLOSED'> {
  const valid = checkTaken(wanted, account, facts.today);
  if (valid.refused) return valid;
  const free = checkNoOverlap(span, others, false);
  if (free.refused) return free;
  return checkOpenDays(
    wanted.startDate,
    { closedThrough: facts.closedThrough, leave: account },
    facts.viewer,
  );
}

function asSpan({ status: _status, reason: _reason, ...span }: AbsenceFields): Span {
  return span;
}

type ExistingAbsence = ExistingRequest & LeaveRequest;

/** The requests of a person that occupy days, of all types. */
function existingRequests({ accountsOf }: AbsenceFacts): (userId: string) => readonly ExistingAbsence[] {
  const known = new Map<string, readonly ExistingAbsence[]>();
  return (userId) => {
    const requests =
      known.get(userId) ??
      accountsOf(userId).flatMap(({ type: { code, name }, requests: ofType }) =>
        ofType.map((request) => ({ ...request, type: code, seenType: { code, name } })),
      );
    known.set(userId, requests);
    return requests;
  };
}

function isSame(
  one: ExistingAbsence,
  other: Span & { type: string; status: AbsenceFields['status'] },
): boolean {
  const [first, second] = [slotsOf(one), slotsOf(other)];
  return (
    one.type === other.type &&
    one.status === other.status &&
    one.minutes === other.minutes &&
    first.first === second.first &&
    first.last === second.last
  );
}

function faultOf(decision: Decision<RefusalCode>): AbsenceFault[] {
  if (!decision.refused) return [];
  const [issue] = decision.issues ?? [];
  const column = absenceColumns.find((each) => each === issue?.path);
  return [{ ...(column && { column }), message: issue?.message ?? decision.message }];
}
