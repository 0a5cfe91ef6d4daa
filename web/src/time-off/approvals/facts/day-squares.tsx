import { fieldsOf, isWeekend, toInstant } from '@almanac/domain/calendar/calendar-date';
import { dateFormat } from '@almanac/domain/calendar/date-format';
import { periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { useState } from 'react';
import { typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { leaveText } from '../../balances/account/account-text.ts';
import { text } from './messages/text.ts';

type Day = RequestPreview['days'][number];

/** Four weeks; the rest of a longer request is shown on demand. */
const shownAtFirst = 28;

/** The days of a request, seven a row: full squares take leave, hollow ones take none and say why. */
export function DaySquares({ days, type }: { days: readonly Day[]; type: string }) {
  const [isWhole, setWhole] = useState(false);
  const { typeOf } = useTypes();
  const known = typeOf(type);
  const shown = isWhole ? days : days.slice(0, shownAtFirst);
  const hidden = days.length - shown.length;
  const free = shown.filter(({ date, amount }) => amount === 0 && !isWeekend(date));
  return (
    <div className="flex flex-col gap-2" data-tone={typeTone(known)}>
      <ul className="grid grid-cols-7 gap-1">
        {shown.map((day) => (
          <Square key={day.date} day={day} text={squareText(day, known.unit)} />
        ))}
      </ul>
      {free.length > 0 && (
        // The squares say the same to screen readers.
        <ul aria-hidden="true" className="text-sm text-ink-muted">
          {free.map(({ date, because }) => (
            <li key={date}>{dayFact(date, because)}</li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button size="small" className="self-start" onPress={() => setWhole(true)}>
          {text('time-off.approvals.showDays', { count: hidden })}
        </Button>
      )}
    </div>
  );
}

function dayText(date: string): string {
  return periodTextInYear({ startDate: date, endDate: date }, readerLocale());
}

function dayFact(date: string, fact: string): string {
  return text('time-off.approvals.dayFact', { day: dayText(date), fact });
}

function squareText({ date, amount, because }: Day, unit: 'DAY' | 'HOUR'): string {
  return dayFact(date, amount > 0 ? leaveText(amount, unit) : because);
}

function Square({ day: { date, amount }, text }: { day: Day; text: string }) {
  const weekday = dateFormat(readerLocale(), { weekday: 'narrow', timeZone: 'UTC' });
  const isHalf = amount > 0 && amount < 1;
  return (
    <li
      title={text}
      className={classNames(
        'flex flex-col items-center rounded-md border py-0.5 leading-tight',
        amount > 0 ? 'border-tone-mark text-tone-text' : 'border-line text-ink-subtle',
        amount > 0 && !isHalf && 'bg-tone-surface',
        isHalf && 'relative isolate overflow-hidden',
      )}
    >
      {isHalf && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 h-1/2 bg-tone-surface" />
      )}
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="text-xs">
        {weekday.format(toInstant(date))}
      </span>
      <span aria-hidden="true" className={classNames('text-sm', amount > 0 && 'font-semibold')}>
        {fieldsOf(date).day}
      </span>
    </li>
  );
}
