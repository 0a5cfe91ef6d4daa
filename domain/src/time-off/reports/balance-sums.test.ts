import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LeaveAccount } from '../balances/engine/account.ts';
import { sumsByDepartment } from './balance-sums.ts';

const sales = { id: 'sales', name: 'Sales' };
const legal = { id: 'legal', name: 'Legal' };

function accountOf(amounts: Partial<LeaveAccount>): LeaveAccount {
  return {
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    opening: 0,
    granted: 0,
    adjusted: 0,
    paidOut: 0,
    taken: 0,
    planned: 0,
    pending: 0,
    lapsed: 0,
    expired: 0,
    holidaysAhead: 0,
    bookable: 0,
    ...amounts,
  };
}

test('the accounts of each department are summed, and those of people without one', () => {
  const accounts = [
    { department: sales, account: accountOf({ granted: 2400, taken: 550, planned: 100, bookable: 1750 }) },
    { account: accountOf({ granted: 2000, bookable: 2000 }) },
    {
      department: sales,
      account: accountOf({
        opening: 300,
        granted: 2400,
        lapsed: 200,
        expired: 200,
        pending: 50,
        bookable: 2450,
      }),
    },
    {
      department: legal,
      account: accountOf({ granted: 1000, lapsed: 800, bookable: null }),
    },
  ];
  expect(sumsByDepartment(accounts, 'DAY')).toEqual([
    {
      department: sales,
      people: 2,
      unit: 'DAY',
      entitled: 49,
      taken: 5.5,
      planned: 1,
      pending: 0.5,
      bookable: 42,
    },
    { people: 1, unit: 'DAY', entitled: 20, taken: 0, planned: 0, pending: 0, bookable: 20 },
    {
      department: legal,
      people: 1,
      unit: 'DAY',
      entitled: 10,
      taken: 0,
      planned: 0,
      pending: 0,
      bookable: 0,
    },
  ]);
  expect(sumsByDepartment([], 'DAY')).toEqual([]);
});

test('no person is lost or counted twice, and no fraction is lost', () => {
  const account = fc.record({
    department: fc.constantFrom(sales, legal, undefined),
    taken: fc.integer({ min: 0, max: 9_999_999 }),
  });
  fc.assert(
    fc.property(fc.array(account), (accounts) => {
      const sums = sumsByDepartment(
        accounts.map(({ department, taken }) => ({ department, account: accountOf({ taken }) })),
        'DAY',
      );
      expect(sums.reduce((people, sum) => people + sum.people, 0)).toBe(accounts.length);
      const taken = accounts.reduce((sum, each) => sum + each.taken, 0);
      expect(sums.reduce((sum, each) => sum + Math.round(each.taken * 100), 0)).toBe(taken);
    }),
  );
});
