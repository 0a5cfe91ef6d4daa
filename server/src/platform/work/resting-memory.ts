import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';

const millisecondsUntilQuiet = 2000;

/** Gives back, once, the memory that only a start needs: Node.js keeps it for as long as little happens. */
export async function giveStartsMemoryBack(signal: AbortSignal): Promise<void> {
  try {
    await pause(millisecondsUntilQuiet, undefined, { signal, ref: false });
  } catch {
    return;
  }
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
