import { yearOf } from '@almanac/domain/calendar/date-parts';
import type { Period } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import type { DayMarks } from '../../../ui/date/day-marks.ts';
import { workYearQuery } from '../entries/api.ts';
import { dayMarkOf } from './day-mark.ts';
import { text } from './messages/text.ts';

/**
 * Date picker marks for a person's holidays and free days, loaded by the year once a picker shows one of its
 * months; undefined while no one is chosen.
 */
export function useDayMarks(userId: string | null): (DayMarks & { shown: Period | undefined }) | undefined {
  const viewer = useViewer();
  const today = useToday();
  const [shown, setShown] = useState<Period>();
  const subject = userId === viewer.id ? undefined : (userId ?? undefined);
  const isEnabled = userId !== null && shown !== undefined;
  const { startDate, endDate } = shown ?? { startDate: today, endDate: today };
  const first = useQuery({ ...workYearQuery(yearOf(startDate), subject), enabled: isEnabled });
  const last = useQuery({ ...workYearQuery(yearOf(endDate), subject), enabled: isEnabled });
  if (userId === null) return undefined;
  const error = first.error ?? last.error;
  const days = new Map([...(first.data ?? []), ...(last.data ?? [])].map((day) => [day.date, day]));
  return {
    shown,
    markOf: (date) => {
      const day = days.get(date);
      return day && dayMarkOf(day, readerLocale());
    },
    mutedMeans: text('time-off.presence.freeDays'),
    fault: error ? text('time-off.presence.marksNotLoaded', { fault: errorMessage(error) }) : undefined,
    onShow: setShown,
  };
}
