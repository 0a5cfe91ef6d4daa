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
    .selectFrom('personTerms as held')
    .where(({ ref }) => isOneOf(ref('held.userId'), userIds));
}

export interface StoredWorkTerms extends StoredWork {
  held: readonly WorkTerms[];
}

/** The people's dated places and schedules, by date, in full. */
export async function readWorkTerms(database: Reader, userIds: readonly string[]): Promise<StoredWorkTerms> {
  return onlyRow(await queryWork(database, toListed(userIds)));
}

const queryWork = compiledQuery((database, userIds: Listed<string>) =>
  database.selectNoFrom(heldWork(listOf(userIds))),
);

/** The same as JSON lists, to select with others. */
export function heldWork(userIds: OneOf<string>) {
  const terms = termsOfPeople(userIds);
  return [
    jsonRows(
      terms
        .select((eb) =>
          jsonBuildObject({
            userId: eb.ref('held.userId'),
            from: eb.ref('held.effectiveFrom'),
            placeId: eb.ref('held.placeId'),
            scheduleId: eb.ref('held.scheduleId'),
          }).as('row'),
        )
        .orderBy('held.effectiveFrom'),
    ).as('held'),
    schedulesAmong(terms.select('held.scheduleId').$asScalar().$notNull()).as('schedules'),
    placesAmong(terms.select('held.placeId').$asScalar().$notNull()).as('places'),
  ] as const;
}
