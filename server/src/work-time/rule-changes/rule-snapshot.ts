import type { Reader } from '../../platform/database/database.ts';
import { DatabaseBusy, isLockTimeout } from '../../platform/database/unavailable.ts';
import { atOneMoment } from '../../platform/use-case/change.ts';
import { message } from '../messages/message.ts';

/** The advisory lock on the rules: an arbitrary number, the same in all instances. */
export const rulesOfLeave = 7_261_945;

/** Reads a snapshot of the rules and their records, between two rule changes. */
export function readRules<Result>(
  { database }: { database: Reader },
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  return namingTheLock(atOneMoment(database, { sharedLock: rulesOfLeave }, work));
}

/** Names the lock in the error if the wait times out. */
export async function namingTheLock<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new DatabaseBusy('The rules of leave are held by others', {
      callerMessage: message('work-time.rulesBusy'),
      cause: error,
    });
  }
}
