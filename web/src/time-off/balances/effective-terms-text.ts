import { longDateText } from '@almanac/domain/calendar/date-text';
import type { EffectiveTerms } from '@almanac/domain/time-off/balances/answers/account-schema';

const fullWeek = 5;

/** Such as '4 of 5 days a week' or '5 days a week'. */
export function weekText(daysPerWeek: number): string {
  return daysPerWeek < fullWeek ? `${daysPerWeek} of ${fullWeek} days a week` : `${daysPerWeek} days a week`;
}

/** First and last day of employment; empty if neither is known. */
export function employmentText(
  { employmentStart, employmentEnd }: Pick<EffectiveTerms, 'employmentStart' | 'employmentEnd'>,
  locale: string,
): string {
  const start = employmentStart === undefined ? '' : `from ${longDateText(employmentStart, locale)}`;
  const end = employmentEnd === undefined ? '' : `until ${longDateText(employmentEnd, locale)}`;
  return [start, end].filter(Boolean).join(' ');
}
