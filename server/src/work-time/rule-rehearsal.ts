import { type ChangeContext, rehearse } from '../platform/change.ts';
import type { Writer } from '../platform/database/database.ts';
import { DatabaseBusy, isLockTimeout } from '../platform/database/unavailable.ts';

/** The advisory lock on the rules; any number will do, if every instance of Almanac takes the same. */
export const rulesOfLeave = 7_261_945;

/** Writes rules to see what they would do, and takes them back; they are shared, at one moment, so that bookings go on. */
export function rehearseRules<Result>(
  context: Pick<ChangeContext, 'database'>,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  return toldInVain(rehearse(context, { sharedLock: rulesOfLeave }, work));
}

/** Says what a lock that does not come free in time was waited for. */
export async function toldInVain<Result>(work: Promise<Result>): Promise<Result> {
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
