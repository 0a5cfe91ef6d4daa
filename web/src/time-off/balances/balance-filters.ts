import { addressFilters, calendarDate, oneOf, textUpTo } from '../../platform/lists/address.ts';
import { type LineKind, lineKinds } from './account/line-kind.ts';

const longestCode = 40;

interface BalanceFilters {
  type?: string | undefined;
  on?: string | undefined;
  lines?: LineKind | undefined;
}

/** What the balance page shows: a type's account, today or on a day, with all lines or one kind. */
export const balanceFilters = addressFilters<BalanceFilters>({
  type: textUpTo(longestCode, 'type'),
  on: calendarDate('on'),
  lines: oneOf('lines', lineKinds),
});

/** Address of the lines behind a number; all lines by default. */
export function linesAddress(type: string, lines?: LineKind, userId?: string): string {
  const path = userId === undefined ? '/balance' : `/balance/${userId}`;
  return `${path}?${balanceFilters.write(new URLSearchParams(), { type, lines: lines ?? null })}`;
}
