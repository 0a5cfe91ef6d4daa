import { onceDataIsShown } from '../../ui/page-data.ts';

/** As many as one call takes. */
const atOnce = 50;

type Read = (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Creates a function that reads a person's value, or null. Reads requested while the page loads are batched, and made
 * once the page is usable and idle.
 */
export function batchedRead(read: Read): (userId: string) => Promise<string | null> {
  let waiting = new Map<string, PromiseWithResolvers<string | null>>();

  async function readPart(
    part: (typeof waiting extends Map<infer Id, infer Answer> ? [Id, Answer] : never)[],
  ) {
    try {
      const found = await read(part.map(([userId]) => userId));
      for (const [userId, { resolve }] of part) resolve(found.get(userId) ?? null);
    } catch (error) {
      for (const [, { reject }] of part) reject(error);
    }
  }

  function readWaiting(): void {
    const asked = [...waiting];
    waiting = new Map();
    for (let from = 0; from < asked.length; from += atOnce) void readPart(asked.slice(from, from + atOnce));
  }

  return (userId) => {
    if (waiting.size === 0) onceDataIsShown(() => onceIdle(readWaiting));
    const answer = waiting.get(userId) ?? Promise.withResolvers<string | null>();
    waiting.set(userId, answer);
    return answer.promise;
  };
}

/** Safari has no idle callbacks. */
function onceIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 100);
}
