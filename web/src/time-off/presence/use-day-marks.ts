import { calendarYear } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import type { DayMarks } from '../../ui/day-marks.ts';
import { workDaysQuery } from './api.ts';
import { dayMarkOf } from './day-mark.ts';

/**
 * The person's holidays and free days for date pickers, asked for by the year once a picker shows one of its months;
 * nothing while nobody is chosen.
 */
export function useDayMarks(userId: string | null): DayMarks | undefined {
  const viewer = useViewer();
  const today = useToday();
  const [month, setMonth] = useState<string>();
  const year = calendarYear(Number((month ?? today).slice(0, 4)));
  const { data, error } = useQuery({
    ...workDaysQuery(year, userId === viewer.id ? undefined : (userId ?? undefined)),
    enabled: userId !== null && month !== undefined,
  });
  if (userId === null) return undefined;
  const days = new Map(data?.map((day) => [day.date, day]));
  return {
    markOf: (date) => {
      const day = days.get(date);
      return day && dayMarkOf(day, readerLocale());
    },
    mutedMeans: 'Free days',
    fault: error ? `Holidays and free days could not be loaded. ${errorMessage(error)}` : undefined,
    onShowMonth: setMonth,
  };
}
