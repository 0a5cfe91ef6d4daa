import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { jsonRows } from '../../platform/database/statements/json-rows.ts';
import {
  isOneOf,
  type Listed,
  listOf,
  type OneOf,
  toListed,
} from '../../platform/database/statements/one-of.ts';
import type { DB } from '../../platform/database/tables.ts';
import { placesAmong, type StoredWork, schedulesAmong } from '../../work-time/work-facts-queries.ts';

interface WorkTerms {
  userId: string;
  from: CalendarDate;
  placeId: string;
  scheduleId: string;
}

/** The people's terms, to limit other records to those in use. */
export function termsOfPeople(userIds: OneOf<string>) {
  return expressionBuilder<DB>()
    .selectFrom('personTerms as terms')
    .where(({ ref }) => isOneOf(ref('terms.userId'), userIds));
}

export interface StoredWorkTerms extends StoredWork {
  terms: readonly WorkTerms[];
}

/** The people's dated places and schedules, by date, in full. */
export async function readWorkTerms(database: Reader, userIds: readonly string[]): Promise<StoredWorkTerms> {
  return onlyRow(await queryWork(database, toListed(userIds)));
}

const queryWork = compiledQuery((database, userIds: Listed<string>) =>
  database.selectNoFrom(storedWork(listOf(userIds))),
);

/** The same as JSON lists, to select with others. */
export function storedWork(userIds: OneOf<string>) {
  const terms = termsOfPeople(userIds);
  return [
    jsonRows(
      terms
        .select((eb) =>
          jsonBuildObject({
            userId: eb.ref('terms.userId'),
            from: eb.ref('terms.effectiveFrom'),
            placeId: eb.ref('terms.placeId'),
            scheduleId: eb.ref('terms.scheduleId'),
          }).as('row'),
        )
        .orderBy('terms.effectiveFrom'),
    ).as('terms'),
    schedulesAmong(terms.select('terms.scheduleId').$asScalar().$notNull()).as('schedules'),
    placesAmong(terms.select('terms.placeId').$asScalar().$notNull()).as('places'),
  ] as const;
}
