import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { holidayText } from '../../../work-time/work-time-words.ts';
import { workDaysQuery } from '../entries/api.ts';
import { comingYear } from './away-periods.ts';
import { inDaysText } from './away-text.ts';
import { text } from './messages/text.ts';
import { NextFact, NextFactSkeleton } from './next-fact.tsx';

/** The next public holiday where the viewer works; nothing if none is known. */
export function NextHoliday() {
  const term = text('time-off.presence.nextHoliday');
  const today = useToday();
  const { data, error } = useQuery(workDaysQuery(comingYear(today, useFirstDay())));
  if (!data && !error)
    return <NextFactSkeleton term={term} label={text('time-off.presence.loadingNextHoliday')} />;
  if (!data) {
    return (
      <NextFact term={term} detail={errorMessage(error)} isEmpty>
        {text('time-off.presence.nextNotLoaded')}
      </NextFact>
    );
  }
  const next = data.find(isHolidayFrom(today));
  if (!next?.holiday) return null;
  const day = { startDate: next.date, endDate: next.date };
  return (
    <NextFact
      term={term}
      detail={text('time-off.presence.nextFact', {
        what: holidayText(next.holiday),
        when: inDaysText(next.date, today),
      })}
    >
      {periodTextBeside(day, { startDate: today, endDate: today }, readerLocale())}
    </NextFact>
  );
}

function isHolidayFrom(today: string) {
  return ({ date, holiday }: WorkDay) => date >= today && holiday !== undefined;
}
