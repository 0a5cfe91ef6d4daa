import type { Reader } from '../../platform/database/database.ts';
import { DatabaseBusy, isLockTimeout } from '../../platform/database/unavailable.ts';
import { atOneMoment } from '../../platform/use-case/change.ts';

/** The advisory lock on the rules; any number will do, if every instance of Almanac takes the same. */
export const rulesOfLeave = 7_261_945;

/** Reads the rules and what they concern as they are at one moment, between two changes of rules. */
export function readRules<Result>(
  { database }: { database: Reader },
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  return namingTheLock(atOneMoment(database, { sharedLock: rulesOfLeave }, work));
}

/** Says what a lock that does not come free in time was waited for. */
export async function namingTheLock<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new DatabaseBusy('The rules of leave are held by others', {
      told: 'The rules of leave are being changed; try again in a moment',
      cause: error,
    });
  }
}
