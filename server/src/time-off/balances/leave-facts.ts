import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { rulesOfPeople } from '../../leave/rule-facts.ts';
import type { TypesByCode } from '../../leave/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readStoredFacts, type StoredFacts } from './leave-facts-queries.ts';

/** The accounts of a person, one a type. */
export interface PersonalAccounts {
  userId: string;
  name: string;
  /** All types, whichever the accounts are of. */
  types: TypesByCode;
  accounts: readonly LeaveFacts[];
}

/**
 * All that the balances of the people are made of, of the types where some are named, with one query; those without terms
 * have none.
 */
export async function readLeaveFacts(
  database: Reader,
  userIds: readonly string[],
  types?: readonly string[],
): Promise<PersonalAccounts[]> {
  const stored = await readStoredFacts(database, userIds);
  const rules = rulesOfPeople(stored, types);
  const requests = groupedByAccount(stored.requests);
  const adjustments = groupedByAccount(stored.adjustments);
  const firstRecords = firstRecordsOf(stored);
  return [...rules.people].map(([userId, { name, createdOn, employment, ...personal }]) => ({
    userId,
    name,
    types: rules.typesByCode,
    accounts: rules.types.map((type) => ({
      ...personal,
      employment: { ...employment, recordsSince: earlier(createdOn, firstRecords.get(userId)) },
      type,
      requests: (requests.get(`${userId} ${type.code}`) ?? []).map(({ record }) => ({
        ...record,
        minutes: record.minutes ?? undefined,
        minutesHalf: record.minutesHalf ?? undefined,
        decidedAmount: record.decidedAmount ?? undefined,
      })),
      adjustments: (adjustments.get(`${userId} ${type.code}`) ?? []).map(({ record }) => ({
        ...record,
        expiresOn: record.expiresOn ?? undefined,
      })),
    })),
  }));
}

/** The first day of each person's requests and adjustments, of whichever type. */
function firstRecordsOf({ requests, adjustments }: StoredFacts): Map<string, CalendarDate> {
  const first = new Map<string, CalendarDate>();
  const add = (userId: string, day: CalendarDate) => first.set(userId, earlier(day, first.get(userId)));
  for (const { userId, record } of requests) add(userId, record.startDate);
  for (const { userId, record } of adjustments) add(userId, record.on);
  return first;
}

function earlier(one: CalendarDate, other: CalendarDate = one): CalendarDate {
  return one < other ? one : other;
}

function groupedByAccount<Row extends { userId: string; type: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ userId, type }) => `${userId} ${type}`);
}
