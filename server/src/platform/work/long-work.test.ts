import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { asCall, inTurns, paced } from './long-work.ts';

/** Blocks the process for the given milliseconds. */
function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Counts event loop ticks until the work is done. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await setImmediate();
  }
  await done;
  return turns;
}

async function computeFor(pieces: number, milliseconds: number): Promise<void> {
  for await (const _piece of inTurns(Array.from({ length: pieces }))) compute(milliseconds);
}

describe('a long computation', () => {
  test('returns its items in order, and the event loop ticks in between', async () => {
    const given: number[] = [];
    const work = async () => {
      for await (const item of inTurns([1, 2, 3, 4])) {
        given.push(item);
        compute(6);
      }
    };
    expect(await countTurns(work())).toBeGreaterThan(3);
    expect(given).toEqual([1, 2, 3, 4]);
  });

  test('does not wait if it is short', async () => {
    expect(await countTurns(computeFor(50, 0))).toBeLessThan(3);
  });

  test('shares the process with other long ones: one slice per tick', async () => {
    const ticksOfSlices: number[] = [];
    let tick = 0;
    let isDone = false;
    const work = Promise.all(
      [1, 2, 3, 4].map(async () => {
        for await (const _piece of inTurns(Array.from({ length: 6 }))) {
          ticksOfSlices.push(tick);
          compute(6);
        }
      }),
    ).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      tick += 1;
      await setImmediate();
    }
    await work;
    const later = ticksOfSlices.slice(4);
    expect(later).toHaveLength(20);
    expect(new Set(later).size).toBe(20);
  });

  test('ends when aborted', async () => {
    const calling = new AbortController();
    let done = 0;
    const work = async () => {
      for await (const _piece of inTurns(Array.from({ length: 1000 }), { signal: calling.signal })) {
        compute(1);
        done += 1;
        if (done === 3) calling.abort(new Error('The dialog is closed'));
      }
    };
    await expect(work()).rejects.toThrow('The dialog is closed');
    expect(done).toBe(3);
  });

  test('continues although other calls never end, and an urgent one does not wait for them', async () => {
    const calls: (() => void)[] = [];
    const others = Array.from({ length: 3 }, () =>
      asCall('other', () => new Promise<void>((resolve) => calls.push(resolve))),
    );
    const pace = paced();
    const urgent = paced({ isUrgent: true });
    const order: string[] = [];
    compute(6);
    const both = [pace().then(() => order.push('other')), urgent().then(() => order.push('urgent'))];
    await Promise.all(both);
    expect(order).toEqual(['urgent', 'other']);
    for (const end of calls) end();
    await Promise.all(others);
  });

  test('lets newly arrived calls go first', async () => {
    const order: string[] = [];
    const long = asCall('long', async () => {
      for await (const piece of inTurns([1, 2, 3])) {
        compute(6);
        order.push(`piece ${piece}`);
      }
    });
    const short = asCall('short', async () => {
      for (let hop = 0; hop < 1; hop += 1) await setImmediate();
      order.push('short');
    });
    await Promise.all([long, short]);
    expect(order).toEqual(['piece 1', 'short', 'piece 2', 'piece 3']);
  });
});
