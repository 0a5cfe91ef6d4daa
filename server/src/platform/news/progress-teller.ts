import type { Database } from '../database/database.ts';
import { passNewsOn } from './store.ts';

/** How far a call is: its step, and, of a step that counts, how much of it is done. */
export type TellProgress<Step extends string = string> = (
  step: Step,
  count?: { done: number; total: number },
) => void;

/** Has a user follow a call of theirs, on whichever instance they listen, by the name that they have for it. */
export type FollowProgress = (userId: string, call: string) => TellProgress;

const quietMilliseconds = 300;
const betweenCountsMilliseconds = 250;

/** Tells of calls that take longer than a moment: each step as it begins, and its count a few times a second. */
export function progressTeller(database: Database, onFault: (error: unknown) => void): FollowProgress {
  return (userId, call) => {
    const begin = performance.now();
    let last = { step: '', at: begin };
    return (step, count) => {
      const at = performance.now();
      if (at - begin < quietMilliseconds) return;
      if (step === last.step && at - last.at < betweenCountsMilliseconds) return;
      last = { step, at };
      const progress = { call, step, ...count };
      // A call goes on whether or not anybody hears how far it is.
      passNewsOn(database, { topic: 'progress', userId, progress }).catch(onFault);
    };
  };
}
