import { randomUUIDv7 } from 'node:crypto';
import type { LeavePlan } from '@almanac/domain/leave/plans/plan';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import type { Database } from '../platform/database/database.ts';

const monday = [240, 240];
const free = [0, 0];
const mondayToFriday = [monday, monday, monday, monday, monday, free, free].flat();

/** Ids of the records in people's terms. */
export interface TermsRecords {
  place: string;
  plan: string;
  schedule: string;
}

/** Stores a location with a plan (calendar years, no policies by default) and a schedule of the same name. */
export async function createPlace(
  database: Database,
  name: string,
  { yearStart, policies }: Pick<LeavePlan, 'yearStart' | 'policies'> = { yearStart: '01-01', policies: [] },
): Promise<TermsRecords> {
  const [plan, schedule] = [randomUUIDv7(), randomUUIDv7()];
  await database
    .insertInto('leavePlans')
    .values({ id: plan, name: `Plan of ${name}`, yearStart })
    .execute();
  for (const { type, from, rules } of policies) {
    await database
      .insertInto('leavePolicies')
      .values({
        id: randomUUIDv7(),
        planId: plan,
        type,
        effectiveFrom: from,
        rules: rules && JSON.stringify(documentOf(rules, 'DAY')),
      })
      .execute();
  }
  await database
    .insertInto('workSchedules')
    .values({ id: schedule, name: `Schedule of ${name}`, minutes: mondayToFriday })
    .execute();
  const place = { id: randomUUIDv7(), name, planId: plan, scheduleId: schedule };
  await database.insertInto('places').values(place).execute();
  return { place: place.id, plan, schedule };
}

/** Sets a person's terms from a day, replacing any from that day. */
export async function giveTerms(
  database: Database,
  userId: string,
  { place, plan, schedule }: TermsRecords,
  from = '1900-01-01',
): Promise<void> {
  const held = { placeId: place, planId: plan, scheduleId: schedule };
  await database
    .insertInto('personTerms')
    .values({ userId, effectiveFrom: from, ...held })
    .onConflict((conflict) => conflict.columns(['userId', 'effectiveFrom']).doUpdateSet(held))
    .execute();
}

/** Adds holidays to a location: whole days, or halves such as `2026-12-24/PM`. */
export async function giveHolidays(
  database: Database,
  placeId: string,
  days: readonly string[],
): Promise<void> {
  for (const day of days) {
    const [date = '', half] = day.split('/');
    await database
      .insertInto('publicHolidays')
      .values({
        id: randomUUIDv7(),
        placeId,
        date,
        name: `Holiday of ${date}`,
        half: half === 'AM' || half === 'PM' ? half : null,
      })
      .execute();
  }
}
