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

// Regions of Arabic, French and Spanish readers; their other regions begin on Monday.
const fromSaturday = new Set(['AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY']);
const fromSunday = new Set([
  'CA',
  'CO',
  'DO',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SA',
  'SV',
  'US',
  'VE',
  'YE',
]);

/** The number of the first day of the week, 0 for Sunday to 6 for Saturday, in the locale (such as 'ar-EG'). */
export function firstDayOfWeek(weekStart: WeekStart, locale: string): number {
  return weekDays.indexOf(weekStart === 'BY_LANGUAGE' ? usualFirstDay(locale) : weekStart);
}

function usualFirstDay(locale: string): WeekDay {
  const [language = '', region = ''] = locale.split('-');
  // In English it is Sunday everywhere: the English of a browser rarely says where its reader works.
  const isRegion = /^[A-Z]{2}$/.test(region) && language !== 'en';
  if (!isRegion) return usual[language] ?? 'MONDAY';
  if (fromSaturday.has(region)) return 'SATURDAY';
  return fromSunday.has(region) ? 'SUNDAY' : 'MONDAY';
}

/** The first day of the date's week. */
export function startOfWeek(date: CalendarDate, firstDay: number): CalendarDate {
  return addDays(date, -((dayOfWeek(date) - firstDay + 7) % 7));
}
