import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthNumber } from '../calendar/date-parts.ts';
import { type Amount, type LeaveUnit, numberOf } from '../leave/types/amount.ts';
import type { PayrollPerson, PayrollRow } from './profiles/payroll-row.ts';
import type { PayrollLevel } from './profiles/profile.ts';

/** Leave that was paid out on a day: hundredths of a day, or minutes. */
export interface PaidOutLeave {
  person: PayrollPerson;
  type: { code: string; name: string; unit: LeaveUnit };
  on: CalendarDate;
  amount: Amount;
  /** Of an average working day of the person then; 0 if they have none. */
  hoursPerDay: number;
}

/**
 * The rows of a person's pay-outs at the level: one for each month and type, or one for each day and type. Days and
 * hours are converted by the average working day; a pay-out has no calendar days.
 */
export function payoutRows(level: PayrollLevel, payouts: readonly PaidOutLeave[]): PayrollRow[] {
  const groups = Map.groupBy(payouts, ({ person, type, on }) =>
    [type.code, person.placeName, level === 'SUMS' ? monthNumber(on) : on].join('\u0000'),
  );
  return [...groups.values()].flatMap((group): PayrollRow[] => {
    const [first] = group;
    if (!first) return [];
    const { person, type, on } = first;
    const amounts = group.map(amountsOf);
    const days = sumOf(amounts.map((each) => each.days));
    const row = {
      person,
      type: { code: type.code, name: type.name },
      month: monthNumber(on),
      hours: sumOf(amounts.map((each) => each.hours)),
      isPaidOut: true,
    } as const;
    if (level === 'SUMS') return [{ ...row, days }];
    if (level === 'ABSENCES') return [{ ...row, days, startDate: on, endDate: on }];
    return [{ ...row, date: on, share: days }];
  });
}

function amountsOf({ type, amount, hoursPerDay }: PaidOutLeave): { days: number; hours: number } {
  const number = numberOf(amount, type.unit);
  if (type.unit === 'DAY') return { days: number, hours: rounded(number * hoursPerDay) };
  return { days: hoursPerDay === 0 ? 0 : rounded(number / hoursPerDay), hours: rounded(number) };
}

/** Hundredths are added, so that no error builds up. */
function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
