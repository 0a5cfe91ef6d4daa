import type { LapseAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { text } from './messages/lapse-text.ts';

/** Such as '3 days of Vacation expire on 31 March 2027.' */
export function lapseText({ unit, amount, date }: LapseAnswer, typeName: string): string {
  const expiring = { type: typeName, number: amount, day: date };
  return unit === 'DAY'
    ? text('time-off.balances.daysExpire', expiring)
    : text('time-off.balances.hoursExpire', expiring);
}
