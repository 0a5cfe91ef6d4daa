import { setImmediate } from 'node:timers/promises';

/** Lets the process answer what has come in meanwhile, before a long computation goes on. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}
