import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asCall, computed } from './work/long-work.ts';

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a caller who computes much comes after others, however often they call', async () => {
  const order: string[] = [];
  const greedy = (name: string) =>
    asCall('greedy', () =>
      computed(() => {
        compute(30);
        order.push(name);
      }),
    );
  await greedy('first');
  const calls = [greedy('second'), greedy('third')];
  const other = asCall('other', async () => {
    await setImmediate();
    await computed(() => order.push('other'));
  });
  await Promise.all([...calls, other]);
  expect(order[0]).toBe('first');
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('third'));
});

test('beside such a caller, the process is free for others most of the time', async () => {
  let isOver = false;
  let computing = 0;
  const greedy = async () => {
    while (!isOver) {
      await asCall('another greedy', () =>
        computed(() => {
          compute(20);
          computing += 20;
        }),
      );
    }
  };
  const begin = performance.now();
  const all = [greedy(), greedy(), greedy(), greedy()];
  for (let call = 0; call < 20; call += 1) {
    await asCall('other', () => setImmediate());
    await pause(10);
  }
  const share = computing / (performance.now() - begin);
  isOver = true;
  await Promise.all(all);
  expect(share).toBeLessThan(0.6);
});
