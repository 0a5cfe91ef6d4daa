import { expect, test } from 'vitest';
import { accountSums } from './account-sum-rows.ts';

const asOf = {
  carriedOver: 30,
  granted: 30,
  adjusted: 0,
  taken: 5,
  expired: 25,
  balance: 30,
  planned: 3,
  pending: 2,
};
const termsOf = (sums: ReturnType<typeof accountSums>) => sums.map(({ term, amount }) => `${term} ${amount}`);

test('the sums before the balance add up to it; planned and pending leave is shown next to it', () => {
  expect(termsOf(accountSums({ asOf }))).toEqual([
    'Carried over 30',
    'Granted 30',
    'Taken 5',
    'Expired 25',
    'Balance 30',
    'Planned 3',
    'Pending 2',
  ]);
});

test('zeros are left out, except the main figures', () => {
  const nothing = { carriedOver: 0, granted: 0, adjusted: 0, taken: 0, expired: 0, balance: 0 };
  expect(termsOf(accountSums({ asOf: { ...nothing, planned: 0, pending: 0 } }))).toEqual([
    'Granted 0',
    'Taken 0',
    'Balance 0',
    'Planned 0',
    'Pending 0',
  ]);
});

test('a counted type has no balance', () => {
  expect(termsOf(accountSums({ asOf, isCounted: true }))).toEqual(['Taken 5', 'Planned 3', 'Pending 2']);
});
