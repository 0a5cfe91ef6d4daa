import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('what is asked for in one turn is answered at once, to each their own', async () => {
  const asked: (readonly number[])[] = [];
  const double = gathered(async (numbers: readonly number[]) => {
    asked.push(numbers);
    return numbers.map((each) => 2 * each);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('a fault is that of all who asked at once, and of nobody after them', async () => {
  const refuseOdd = gathered(async (numbers: readonly number[]) => {
    if (numbers.some((each) => each % 2 === 1)) throw new Error('Odd');
    return numbers;
  });
  const answers = await Promise.allSettled([1, 2].map(refuseOdd));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await refuseOdd(2)).toBe(2);
});
