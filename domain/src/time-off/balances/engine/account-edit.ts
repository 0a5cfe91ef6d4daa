import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { type RuleEdit, type RuleRecords, termsOfPerson, withRuleEdit } from '../../../leave/rule-edit.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './leave-facts.ts';

/** A record of a person's account of a type. */
export interface OfType<Kind> {
  type: string;
  record: Kind;
}

/** All records that balances are made of, by the ids of people. */
export interface AccountRecords extends RuleRecords {
  /** Those that hold days, in the order of their days. */
  requests: ReadonlyMap<string, readonly OfType<LeaveRequest>[]>;
  /** In the order of their days. */
  adjustments: ReadonlyMap<string, readonly OfType<LeaveAdjustment>[]>;
}

/** A change of a record that balances are made of. */
export type AccountEdit =
  | RuleEdit
  | { kind: 'ADJUSTMENT'; userId: string; type: string; adjustment: LeaveAdjustment }
  | { kind: 'ADJUSTMENT_DELETION'; userId: string; id: string };

/**
 * Returns the records as they are after the change, from which the accounts after it are computed: a dry run and the
 * change itself have their effect from here alone.
 */
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

/** The accounts of the person, one a type, of the types that are named or of all; nothing without terms. */
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

/** The day on which the person's account was made, or that of their first request or adjustment of any type, if it is earlier. */
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
