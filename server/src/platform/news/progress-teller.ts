import type { Database } from '../database/database.ts';
import { passNewsOn } from './store.ts';

/** A call's progress: its step and, if countable, the part done. */
export type TellProgress<Step extends string = string> = (
  step: Step,
  count?: { done: number; total: number },
) => void;

/** Reports a call's progress to its user on any instance, under the user's name for the call. */
export type FollowProgress = (userId: string, call: string) => TellProgress;

const quietMilliseconds = 300;
const betweenCountsMilliseconds = 250;

/** Reports longer calls: each step when it begins, and its count a few times a second. */
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
      // The call doesn't depend on its progress being sent.
      passNewsOn(database, { topic: 'progress', userId, progress }).catch(onFault);
    };
  };
}
