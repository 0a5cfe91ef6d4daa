import { type LeaveUnit, numberOf } from '../../leave/types/amount.ts';
import { type LeaveAccount, totalOf } from '../balances/engine/account.ts';
import type { BalanceSum } from './schema.ts';

/** A person's account, with their department. */
interface AccountOfDepartment {
  department?: { id: string; name: string } | undefined;
  account: LeaveAccount;
}

/** The sums of a type's accounts by department, in days or hours, in the order the departments first appear. */
export function sumsByDepartment(accounts: readonly AccountOfDepartment[], unit: LeaveUnit): BalanceSum[] {
  const groups = Map.groupBy(accounts, ({ department }) => department?.id);
  return [...groups.values()].map((group) => {
    const department = group[0]?.department;
    const sumOf = (amountIn: (account: LeaveAccount) => number) =>
      numberOf(
        group.reduce((sum, { account }) => sum + amountIn(account), 0),
        unit,
      );
    return {
      ...(department && { department }),
      people: group.length,
      unit,
      entitled: sumOf(totalOf),
      taken: sumOf(({ taken }) => taken),
      planned: sumOf(({ planned }) => planned),
      pending: sumOf(({ pending }) => pending),
      bookable: sumOf(({ bookable }) => bookable ?? 0),
    };
  });
}
