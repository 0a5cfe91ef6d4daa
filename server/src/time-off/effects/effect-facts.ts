import { createHash } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { RuleRecords } from '@almanac/domain/leave/rule-edit';
import {
  type AccountEdit,
  type AccountRecords,
  accountsOf,
  applyEdit,
  type OfType,
  recordsSince,
} from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { readConcerned } from '../../leave/plans/plan-queries.ts';
import { readNamedRecords } from '../../leave/rule-facts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { paced } from '../../platform/work/long-work.ts';
import type { AskedEffect, Computing, FactsOfEffect } from '../../work-time/rule-changes/rule-effects.ts';
import { readClosedThrough } from '../balances/facts/closing-queries.ts';
import { readAccountRecords } from '../balances/facts/leave-facts.ts';

/** The facts behind the effect of a change. */
export interface EffectFacts extends FactsOfEffect {
  userIds: readonly string[];
  records: AccountRecords;
  /** The records after the change. */
  changed: AccountRecords;
  /** Types to compare; absent: all. */
  codes: readonly string[] | undefined;
  on: CalendarDate;
  closedThrough: CalendarDate | undefined;
  returnsLedgers: boolean;
}

/** A person's accounts before and after the change, by type. */
export interface ComparedAccounts {
  userId: string;
  name: string;
  accounts: readonly { before: LeaveFacts; after: LeaveFacts }[];
}

/** Reads the facts behind the effect of the change. */
export async function readEffectFacts(
  database: Reader,
  { edit, concerned, on }: AskedEffect<AccountEdit>,
  computing: Computing,
): Promise<EffectFacts> {
  const userIds = await readConcerned(database, concerned);
  const read = await readAccountRecords(database, userIds, computing);
  const records =
    edit.kind === 'TERMS' ? withNamed(read, await readNamedRecords(database, edit.change, read.types)) : read;
  const closedThrough = await readClosedThrough(database);
  const { types: codes } = concerned;
  const returnsLedgers = concerned.person !== undefined;
  const fingerprint = await fingerprintOf(records, { edit, codes, userIds, on, closedThrough }, computing);
  const changed = applyEdit(edit, records);
  return { userIds, records, changed, codes, on, closedThrough, returnsLedgers, fingerprint };
}

/** The person's accounts; undefined if they have none. */
export function comparedAccounts(
  { records, changed, codes }: EffectFacts,
  userId: string,
): ComparedAccounts | undefined {
  const [before, after] = [accountsOf(records, userId, codes), accountsOf(changed, userId, codes)];
  if (!before || !after) return undefined;
  const accounts = before.flatMap((facts, index) => {
    const becomes = after[index];
    return becomes ? [{ before: facts, after: becomes }] : [];
  });
  return { userId, name: records.people.get(userId)?.name ?? '', accounts };
}

type NamedRecords = Pick<RuleRecords, 'plans' | 'places' | 'schedules'>;

function withNamed(records: AccountRecords, { plans, places, schedules }: NamedRecords): AccountRecords {
  return {
    ...records,
    plans: new Map([...plans, ...records.plans]),
    places: new Map([...places, ...records.places]),
    schedules: new Map([...schedules, ...records.schedules]),
  };
}

interface Asked {
  edit: AccountEdit;
  codes: readonly string[] | undefined;
  userIds: readonly string[];
  on: CalendarDate;
  closedThrough: CalendarDate | undefined;
}

/**
 * A digest of the change and all records that its effect depends on, except those of types that are neither compared
 * nor reduce leave.
 */
async function fingerprintOf(
  records: AccountRecords,
  { edit, codes, userIds, ...asked }: Asked,
  computing: Computing,
): Promise<string> {
  const pace = paced(computing);
  const reducing = records.types
    .filter(({ reducesLeave }) => reducesLeave !== 'NONE')
    .map(({ code }) => code);
  const isCompared = ({ type }: { type: string }) =>
    (codes?.includes(type) ?? true) || reducing.includes(type);
  const protecting = new Set(
    records.types.filter(({ protectsLeave }) => protectsLeave).map(({ code }) => code),
  );
  const hash = createHash('sha256').update(
    JSON.stringify([asked, withoutDay(edit), codes, sharedRecords(records, codes), [...protecting]]),
  );
  for (const userId of userIds) {
    await pace();
    const ofPerson = (all: AccountRecords): (OfType<unknown> | undefined)[] => [
      ...(all.requests.get(userId) ?? []).filter((each) => isCompared(each) || protecting.has(each.type)),
      undefined,
      ...(all.adjustments.get(userId) ?? []).filter(isCompared),
      undefined,
      ...(all.movedExpiries?.get(userId) ?? []).filter(isCompared),
      undefined,
      ...(all.warnings?.get(userId) ?? []).filter(isCompared),
    ];
    const own = ofPerson(records);
    hash.update(
      JSON.stringify([
        userId,
        records.people.get(userId),
        records.terms.get(userId),
        recordsSince(records, userId),
        own,
      ]),
    );
  }
  return hash.digest('base64url');
}

// The day on which a holiday was added decides nothing.
function withoutDay(edit: AccountEdit): AccountEdit {
  return edit.kind === 'HOLIDAYS' ? { ...edit, addedOn: '' } : edit;
}

/** Shared records: types, plans, places and schedules by id. */
function sharedRecords(
  { types, plans, places, schedules }: AccountRecords,
  codes: readonly string[] | undefined,
) {
  const isCompared = (type: string) => codes?.includes(type) ?? true;
  return [
    types.filter(({ code, reducesLeave }) => isCompared(code) || reducesLeave !== 'NONE'),
    inOrder(plans).map(([, { policies, ...plan }]) => [
      plan,
      policies.filter(({ type }) => isCompared(type)),
    ]),
    inOrder(places).map(([id, { holidays }]) => [id, [...holidays.values()]]),
    inOrder(schedules),
  ];
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): [string, Value][] {
  return [...values].sort(([one], [other]) => (one < other ? -1 : 1));
}
