import { formatNumber } from '@almanac/domain/language/formats';
import { readerLocale } from '../../../platform/locale.ts';
import { text } from './messages/text.ts';

interface AmountsProps {
  days: number;
  hours: number;
}

/** The exact days, with their hours below. */
export function Amounts({ days, hours }: AmountsProps) {
  return (
    <span className="inline-flex flex-col items-end whitespace-nowrap tabular-nums">
      <span>{daysText(days)}</span>
      <span className="text-sm text-ink-muted">{hoursText(hours)}</span>
    </span>
  );
}

/** The exact number of days, such as '2.5 days'. */
export function daysText(days: number): string {
  return text('time-off.month.days', { count: days, shown: numberText(days) });
}

/** The exact number of hours, such as '20 hours'. */
export function hoursText(hours: number): string {
  return text('time-off.month.hours', { count: hours, shown: numberText(hours) });
}

/** The number in the reader's locale, unrounded. */
export function numberText(number: number): string {
  return formatNumber(number, readerLocale());
}
