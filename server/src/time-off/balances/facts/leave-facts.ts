import {
  type AccountRecords,
  accountsOf,
  type OfType,
} from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { ruleRecordsOf } from '../../../leave/rule-facts.ts';
import { byCode, type TypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTurns, type PaceOptions, paced } from '../../../platform/work/long-work.ts';
import { readStoredFacts, type StoredFacts } from './leave-facts-queries.ts';

/** A person's accounts, one per type. */
export interface PersonalAccounts {
  userId: string;
  name: string;
  /** All types, not only those of the accounts. */
  types: TypesByCode;
  accounts: readonly LeaveFacts[];
}

/** All facts behind the people's balances, optionally of some types only. People without terms have none. */
export async function readLeaveFacts(
  database: Reader,
  userIds: readonly string[],
  codes?: readonly string[],
): Promise<PersonalAccounts[]> {
  const records = await readAccountRecords(database, userIds);
  const types = byCode(records.types);
  const people: PersonalAccounts[] = [];
  for await (const [userId, { name }] of inTurns(records.people)) {
    const accounts = accountsOf(records, userId, codes);
    if (accounts) people.push({ userId, name, types, accounts });
  }
  return people;
}

/** How to read many people's records: yielding to other work, with progress. */
interface ReadingOptions extends PaceOptions {
  onRead?: ((done: number, total: number) => void) | undefined;
}

// The driver parses a result as a whole.
const peopleInAQuery = 200;

/** The records behind the people's balances, read in batches of a few hundred people. */
export async function readAccountRecords(
  database: Reader,
  userIds: readonly string[],
  { onRead, ...options }: ReadingOptions = {},
): Promise<AccountRecords> {
  const pace = paced(options);
  let records = recordsOf(await readStoredFacts(database, userIds.slice(0, peopleInAQuery)));
  for (let read = peopleInAQuery; read < userIds.length; read += peopleInAQuery) {
    onRead?.(read, userIds.length);
    await pace();
    const others = recordsOf(await readStoredFacts(database, userIds.slice(read, read + peopleInAQuery)));
    records = joined(records, others);
  }
  return records;
}

function recordsOf(stored: StoredFacts): AccountRecords {
  return {
    ...ruleRecordsOf(stored),
    requests: byPerson(
      stored.requests.map(({ userId, type, record }) => ({
        userId,
        type,
        record: {
          ...record,
          minutes: record.minutes ?? undefined,
          minutesHalf: record.minutesHalf ?? undefined,
          decidedAmount: record.decidedAmount ?? undefined,
          leaveReducedOn: record.leaveReducedOn ?? undefined,
        },
      })),
    ),
    adjustments: byPerson(
      stored.adjustments.map(({ userId, type, record }) => ({
        userId,
        type,
        record: {
          ...record,
          kind: record.kind ?? undefined,
          expiresOn: record.expiresOn ?? undefined,
          opening: record.opening ?? undefined,
        },
      })),
    ),
    warnings: byPerson(stored.warnings),
    movedExpiries: byPerson(stored.movedExpiries),
    expiriesCheckedThrough: stored.expiriesCheckedThrough ?? undefined,
  };
}

/** Merges the records; shared objects stay shared. */
function joined(first: AccountRecords, others: AccountRecords): AccountRecords {
  return {
    types: first.types,
    plans: joinedMaps(first.plans, others.plans),
    places: joinedMaps(first.places, others.places),
    schedules: joinedMaps(first.schedules, others.schedules),
    people: joinedMaps(first.people, others.people),
    terms: joinedMaps(first.terms, others.terms),
    requests: joinedMaps(first.requests, others.requests),
    adjustments: joinedMaps(first.adjustments, others.adjustments),
    warnings: joinedMaps(first.warnings ?? new Map(), others.warnings ?? new Map()),
    movedExpiries: joinedMaps(first.movedExpiries ?? new Map(), others.movedExpiries ?? new Map()),
    expiriesCheckedThrough: first.expiriesCheckedThrough,
  };
}

function joinedMaps<Value>(
  first: ReadonlyMap<string, Value>,
  others: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  const map = new Map(first);
  for (const [id, value] of others) if (!map.has(id)) map.set(id, value);
  return map;
}

function byPerson<Kind>(
  rows: readonly (OfType<Kind> & { userId: string })[],
): ReadonlyMap<string, OfType<Kind>[]> {
  return Map.groupBy(rows, ({ userId }) => userId);
}
