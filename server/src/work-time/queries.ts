import type { Reader } from '../platform/database/database.ts';

/** The place of newcomers whose department names none: the company's oldest. */
export async function readDefaultPlace(
  database: Reader,
): Promise<{ id: string; planId: string; scheduleId: string } | undefined> {
  return database
    .selectFrom('places')
    .select(['id', 'planId', 'scheduleId'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
