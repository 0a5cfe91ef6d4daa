import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { type RuleEdit, type RuleRecords, termsOfPerson, withRuleEdit } from '../../../leave/rule-edit.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './leave-facts.ts';

/** A record that affects a person's balance of a type. */
export interface OfType<Kind> {
  type: string;
  record: Kind;
}

/** All records balances are computed from, by person id. */
export interface AccountRecords extends RuleRecords {
  /** Those that take days, in date order. */
  requests: ReadonlyMap<string, readonly OfType<LeaveRequest>[]>;
  /** In date order. */
  adjustments: ReadonlyMap<string, readonly OfType<LeaveAdjustment>[]>;
}

/** A change of a record that affects balances. */
export type AccountEdit =
  | RuleEdit
  | { kind: 'ADJUSTMENT'; userId: string; type: string; adjustment: LeaveAdjustment }
  | { kind: 'ADJUSTMENT_DELETION'; userId: string; id: string };

/** Returns the records after the change. Dry runs and real changes both derive their effect from it. */
export function applyEdit<Records extends AccountRecords>(edit: AccountEdit, records: Records): Records {
  switch (edit.kind) {
    case 'ADJUSTMENT': {
      const { userId, type, adjustment } = edit;
      const others = records.adjustments.get(userId) ?? [];
      const added = [...others, { type, record: adjustment }].sort(byDay);
      return { ...records, adjustments: new Map(records.adjustments).set(userId, added) };
    }
    case 'ADJUSTMENT_DELETION': {
      const others = (records.adjustments.get(edit.userId) ?? []).filter(
        ({ record }) => record.id !== edit.id,
      );
      return { ...records, adjustments: new Map(records.adjustments).set(edit.userId, others) };
    }
    default:
      return withRuleEdit(records, edit);
  }
}

/** The person's accounts, one per type, of the named types or of all; empty if they have no terms. */
export function accountsOf(
  records: AccountRecords,
  userId: string,
  codes?: readonly string[],
): LeaveFacts[] | undefined {
  const terms = termsOfPerson(records, userId);
  const person = records.people.get(userId);
  if (!terms || !person) return undefined;
  const employment = { ...person.employment, recordsSince: recordsSince(records, userId) };
  const types = records.types.filter(({ code }) => codes?.includes(code) ?? true);
  return types.map((type) => ({
    type,
    employment,
    terms,
    requests: recordsOf(records.requests.get(userId), type.code),
    adjustments: recordsOf(records.adjustments.get(userId), type.code),
  }));
}

/** The day the person's account was created, or that of their first request or adjustment of any type if earlier. */
export function recordsSince(
  { people, requests, adjustments }: AccountRecords,
  userId: string,
): CalendarDate | undefined {
  const days = [
    people.get(userId)?.createdOn,
    ...(requests.get(userId) ?? []).map(({ record }) => record.startDate),
    ...(adjustments.get(userId) ?? []).map(({ record }) => record.on),
  ];
  return days.reduce((first, day) => (first === undefined || (day && day < first) ? day : first));
}

function recordsOf<Kind>(records: readonly OfType<Kind>[] = [], code: string): Kind[] {
  return records.flatMap(({ type, record }) => (type === code ? [record] : []));
}

function byDay({ record: one }: OfType<LeaveAdjustment>, { record: other }: OfType<LeaveAdjustment>): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
