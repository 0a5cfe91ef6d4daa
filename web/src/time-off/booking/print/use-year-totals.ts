import { yearOf } from '@almanac/domain/calendar/date-parts';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { calendarYear } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { accountsQuery, balanceQuery, myBalanceQuery } from '../../balances/account/api.ts';

/** What a person has of a type in a leave year, in its unit. */
export interface YearTotal {
  type: string;
  leaveYear: string;
  unit: LeaveUnit;
  used: number;
  pending: number;
  /** Undefined without a limit. */
  available: number | undefined;
}

/**
 * The totals of vacation and sick leave: as of today in this year, as of 31 December in others. Only what is loaded, as
 * reading another person's balance is logged; `load` loads them.
 */
export function useYearTotals(userId: string, year: number) {
  const client = useQueryClient();
  const isOwn = useViewer().id === userId;
  const today = useToday();
  const isThisYear = year === yearOf(today);
  const on = calendarYear(year).endDate;
  const ofToday = isOwn ? myBalanceQuery() : balanceQuery(userId);
  const ofYear = accountsQuery({ userId: isOwn ? undefined : userId, on });
  const balance = useQuery({ ...ofToday, enabled: false });
  const accounts = useQuery({ ...ofYear, enabled: false });
  const load = async () => {
    if (isThisYear) await client.prefetchQuery(ofToday);
    else if (isBoundedDay(on, today)) await client.prefetchQuery(ofYear);
  };
  return {
    load,
    totals: isThisYear
      ? totalsOfBalance(balance.data)
      : totalsOfAccounts(accounts.isPlaceholderData ? [] : (accounts.data ?? [])),
  };
}

function totalsOfBalance(balance: LeaveBalance | null | undefined): YearTotal[] {
  if (!balance) return [];
  const { vacationIsCounted, sickIsCounted } = balance;
  const shared = { leaveYear: leaveYearName(balance.leaveYear), unit: 'DAY' } as const;
  return [
    {
      ...shared,
      type: 'VACATION',
      used: balance.vacationDaysUsed,
      pending: balance.vacationDaysPending,
      available: vacationIsCounted ? undefined : balance.vacationDaysAvailable,
    },
    {
      ...shared,
      type: 'SICK_LEAVE',
      used: balance.sickDaysUsed,
      pending: balance.sickDaysPending,
      available: sickIsCounted ? undefined : balance.sickDaysAvailable,
    },
  ];
}

function totalsOfAccounts(accounts: readonly AccountAnswer[]): YearTotal[] {
  return accounts
    .filter(({ type }) => type === 'VACATION' || type === 'SICK_LEAVE')
    .map(({ type, unit, leaveYear, taken, planned, pending, bookable, isCounted }) => ({
      type,
      unit,
      leaveYear: leaveYearName(leaveYear),
      used: taken + planned,
      pending,
      available: isCounted ? undefined : (bookable ?? undefined),
    }));
}
