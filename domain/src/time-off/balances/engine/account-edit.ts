import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { type RuleEdit, type RuleRecords, termsOfPerson, withRuleEdit } from '../../../leave/rule-edit.ts';
import { typeName } from '../../../leave/types/standard-names.ts';
import type { Absence, GivenWarning, MovedExpiry } from './expiry/keeping-facts.ts';
import type { LeaveAdjustment, LeaveFacts, LeaveRequest } from './leave-facts.ts';
import { reducingAbsences } from './reducing-absences.ts';

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
  /** The warnings of leave that expires, by day. */
  warnings?: ReadonlyMap<string, readonly OfType<GivenWarning>[]> | undefined;
  /** Leave that expired by then needed a warning; absent: none did. */
  expiriesCheckedThrough?: CalendarDate | undefined;
  movedExpiries?: ReadonlyMap<string, readonly OfType<MovedExpiry>[]> | undefined;
}

/** A change of a record that affects balances. */
export type AccountEdit =
  | RuleEdit
  | { kind: 'ADJUSTMENT'; userId: string; type: string; adjustment: LeaveAdjustment }
  | { kind: 'ADJUSTMENT_DELETION'; userId: string; id: string }
  /** Replaces the one of the same leave year. */
  | { kind: 'MOVED_EXPIRY'; userId: string; type: string; moved: MovedExpiry };

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
    case 'MOVED_EXPIRY': {
      const { userId, type, moved } = edit;
      const others = (records.movedExpiries?.get(userId) ?? []).filter(
        (each) => each.type !== type || each.record.leaveYearStart !== moved.leaveYearStart,
      );
      const added = [...others, { type, record: moved }];
      return { ...records, movedExpiries: new Map(records.movedExpiries).set(userId, added) };
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
  const reducing = reducingAbsences(records.requests.get(userId) ?? [], records.types);
  const absences = absencesOf(records, userId);
  return types.map((type) => ({
    type,
    employment,
    terms,
    requests: recordsOf(records.requests.get(userId), type.code),
    adjustments: recordsOf(records.adjustments.get(userId), type.code),
    ...(reducing.length > 0 && { reducing: reducing.filter(({ code }) => code !== type.code) }),
    ...keepingFacts(records, { userId, type: type.code, terms, absences }),
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

interface KeptAccount {
  userId: string;
  type: string;
  terms: LeaveFacts['terms'];
  absences: readonly Absence[];
}

/** What may keep the account's leave from expiring; empty if nothing does. */
function keepingFacts(
  { warnings, expiriesCheckedThrough, movedExpiries }: AccountRecords,
  { userId, type, terms, absences }: KeptAccount,
): Pick<LeaveFacts, 'absences' | 'warnings' | 'movedExpiries'> {
  const moved = recordsOf(movedExpiries?.get(userId), type);
  const needsWarning = terms.some(({ plan }) =>
    plan.policies.some((policy) => policy.type === type && policy.rules?.needsWarning),
  );
  const isProtected = absences.some(({ protects }) => protects);
  const checkedThrough = needsWarning ? expiriesCheckedThrough : undefined;
  return {
    ...((isProtected || checkedThrough) && { absences }),
    ...(checkedThrough && {
      warnings: { checkedThrough, given: recordsOf(warnings?.get(userId), type) },
    }),
    ...(moved.length > 0 && { movedExpiries: moved }),
  };
}

/** The person's approved absences, in date order. */
function absencesOf({ types, requests }: AccountRecords, userId: string): Absence[] {
  const known = new Map(types.map((type) => [type.code, type]));
  return (requests.get(userId) ?? []).flatMap(({ type: code, record }) => {
    const type = known.get(code);
    const protects = type?.protectsLeave ?? null;
    if (record.status !== 'APPROVED' || !type || !(type.isAway || protects)) return [];
    const { id: _id, status: _status, decidedAmount: _amount, leaveReducedOn: _on, ...span } = record;
    return [{ ...span, type: code, name: typeName(type), protects }];
  });
}

function recordsOf<Kind>(records: readonly OfType<Kind>[] = [], code: string): Kind[] {
  return records.flatMap(({ type, record }) => (type === code ? [record] : []));
}

function byDay({ record: one }: OfType<LeaveAdjustment>, { record: other }: OfType<LeaveAdjustment>): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
