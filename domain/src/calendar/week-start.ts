import { addDays, type CalendarDate, dayOfWeek } from './calendar-date.ts';

/** The days a week may begin with, in the order of `dayOfWeek`. */
const weekDays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
type WeekDay = (typeof weekDays)[number];

/** The first day of the week: the usual one of the reader's language, or the same for everyone. */
export const weekStarts = ['BY_LANGUAGE', ...weekDays] as const;
export type WeekStart = (typeof weekStarts)[number];

const usual: Readonly<Record<string, WeekDay>> = {
  ar: 'SATURDAY',
  de: 'MONDAY',
  en: 'SUNDAY',
  es: 'MONDAY',
  fr: 'MONDAY',
};

/** The number of the first day of the week, 0 for Sunday to 6 for Saturday, in the language (such as 'en'). */
export function firstDayOfWeek(weekStart: WeekStart, language: string): number {
  const day = weekStart === 'BY_LANGUAGE' ? (usual[language] ?? 'MONDAY') : weekStart;
  return weekDays.indexOf(day);
}

/** The first day of the date's week. */
export function startOfWeek(date: CalendarDate, firstDay: number): CalendarDate {
  return addDays(date, -((dayOfWeek(date) - firstDay + 7) % 7));
}
