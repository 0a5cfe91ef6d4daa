import type { EffectiveTerms } from '@almanac/domain/time-off/balances/answers/account-schema';
import { text } from './messages/page-text.ts';

const fullWeek = 5;

/** Such as '4 of 5 days a week' or '5 days a week'. */
export function weekText(daysPerWeek: number): string {
  return daysPerWeek < fullWeek
    ? text('time-off.balances.daysOfWeek', { days: daysPerWeek, of: fullWeek })
    : text('time-off.balances.daysAWeek', { days: daysPerWeek });
}

/** First and last day of employment; undefined if neither is known. */
export function employmentText({
  employmentStart: start,
  employmentEnd: end,
}: Pick<EffectiveTerms, 'employmentStart' | 'employmentEnd'>): string | undefined {
  if (start !== undefined && end !== undefined)
    return text('time-off.balances.employedBetween', { start, end });
  if (start !== undefined) return text('time-off.balances.employedFrom', { start });
  return end === undefined ? undefined : text('time-off.balances.employedUntil', { end });
}
