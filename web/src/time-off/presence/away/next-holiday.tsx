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
import { NextFact, NextFactSkeleton } from './next-fact.tsx';

const term = 'Next public holiday';

/** The next public holiday where the viewer works; nothing if none is known. */
export function NextHoliday() {
  const today = useToday();
  const { data, error } = useQuery(workDaysQuery(comingYear(today, useFirstDay())));
  if (!data && !error) return <NextFactSkeleton term={term} label="Loading the next public holiday" />;
  if (!data) {
    return (
      <NextFact term={term} detail={errorMessage(error)} isEmpty>
        Could not be loaded
      </NextFact>
    );
  }
  const next = data.find(isHolidayFrom(today));
  if (!next?.holiday) return null;
  const day = { startDate: next.date, endDate: next.date };
  return (
    <NextFact term={term} detail={`${holidayText(next.holiday)}, ${inDaysText(next.date, today)}`}>
      {periodTextBeside(day, { startDate: today, endDate: today }, readerLocale())}
    </NextFact>
  );
}

function isHolidayFrom(today: string) {
  return ({ date, holiday }: WorkDay) => date >= today && holiday !== undefined;
}
