import { setImmediate } from 'node:timers/promises';

/** Lets the process handle pending calls before a long computation continues. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}
