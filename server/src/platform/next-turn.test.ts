import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './next-turn.ts';

test('others have their turn before the first item and after so many of them', async () => {
  let turn = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      turn += 1;
      await setImmediate();
    }
  })();
  const given: { item: string; turn: number }[] = [];
  for await (const item of inTurns(['a', 'b', 'c', 'd', 'e'], 2)) given.push({ item, turn });
  isOver = true;
  await others;
  expect(given.map(({ item }) => item)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const [first, second, third, fourth, fifth] = given.map((each) => each.turn);
  expect([second, fourth]).toEqual([first, third]);
  expect([third, fifth]).toEqual([Number(first) + 1, Number(third) + 1]);
});
