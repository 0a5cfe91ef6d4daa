import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import { calendarYear, type Period } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type BridgeDay, bridgeDaysOfYear } from '@almanac/domain/work-time/holidays/bridge-days';
import { useQuery } from '@tanstack/react-query';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import type { DayMarks } from '../../../ui/date/day-marks.ts';
import { shortBridgeText } from '../../../work-time/work-time-words.ts';
import { plannedRequestsQuery, workYearQuery } from '../entries/api.ts';
import { text } from './messages/text.ts';

// As many as the picker offers.
const mostSuggested = 3;

/**
 * A person's planned requests in the shown years, and the bridge days from today on: those of this year and the shown
 * ones, and of the next if there are too few. Nothing is loaded until a picker shows a month.
 */
export function useBridgeDays(userId: string | null, shown: Period | undefined) {
  const today = useToday();
  const whose = shown ? userId : null;
  const { startDate, endDate } = shown ?? { startDate: today, endDate: today };
  const current = useYear(whose, yearOf(today));
  const isShort = current.isLoaded && upcoming([current], today).length < mostSuggested;
  const next = useYear(isShort ? whose : null, yearOf(today) + 1);
  const shownYears = [useYear(whose, yearOf(startDate)), useYear(whose, yearOf(endDate))];
  const years = [...new Map([current, next, ...shownYears].map((each) => [each.year, each])).values()];
  const bridges = upcoming(years, today);
  const isSettled = current.isLoaded && !next.isLoading;
  return {
    requests: requestsOf(years),
    bridges: new Map(bridges.map((day) => [day.date, day])),
    suggested: isSettled ? suggestionsOf(bridges, today) : undefined,
  };
}

interface LoadedYear {
  year: number;
  workDays: readonly WorkDay[];
  requests: readonly TimeOffRequest[];
}

/** What is loaded of a person's year; nothing without a person. */
function useYear(userId: string | null, year: number) {
  const subject = useViewer().id === userId ? undefined : (userId ?? undefined);
  const period = calendarYear(year);
  const isEnabled = userId !== null;
  const work = useQuery({ ...workYearQuery(year, subject), enabled: isEnabled });
  const planned = useQuery({ ...plannedRequestsQuery(period, userId ?? ''), enabled: isEnabled });
  const isLoaded = isEnabled && work.data !== undefined && planned.data !== undefined;
  return {
    year,
    // Without the requests, days already requested would be offered.
    workDays: (isLoaded && work.data) || [],
    requests: (isEnabled && planned.data) || [],
    isLoaded,
    isLoading: work.isLoading || planned.isLoading,
  };
}

/** Those over New Year once. */
function requestsOf(years: readonly LoadedYear[]): TimeOffRequest[] {
  const requests = years.flatMap((year) => year.requests);
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}

/** The bridge days from today on. */
function upcoming(years: readonly LoadedYear[], today: CalendarDate): BridgeDay[] {
  return years
    .toSorted((one, other) => one.year - other.year)
    .flatMap(({ year, workDays, requests }) => bridgeDaysOfYear(year, workDays, requests))
    .filter(({ date }) => date >= today);
}

function suggestionsOf(bridges: readonly BridgeDay[], today: CalendarDate): DayMarks['suggested'] {
  return {
    label: text('time-off.presence.bridgeDays'),
    days: bridges.map((day) => {
      const period = { startDate: day.date, endDate: day.date };
      const words = periodTextBeside(period, { startDate: today, endDate: today }, readerLocale());
      return {
        date: day.date,
        label: text('time-off.presence.bridgeOn', { day: words, bridge: shortBridgeText(day) }),
      };
    }),
  };
}
