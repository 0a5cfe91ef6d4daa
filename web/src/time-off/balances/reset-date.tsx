import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { DayText } from '../../platform/day-text.tsx';

/** When the balance begins anew. Before it is loaded the words hold the place. */
export function ResetDate({ balance }: { balance: LeaveBalance | null | undefined }) {
  return <>Resets: {balance ? <DayText date={balance.yearlyResetDate} /> : '…'}</>;
}
