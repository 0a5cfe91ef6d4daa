import { expect, test } from 'vitest';
import {
  dateText,
  dayText,
  instantText,
  longDateText,
  monthText,
  periodText,
  periodTextBeside,
  periodTextInYear,
  shortMonthText,
  weekdayName,
  weekdayText,
} from './date-text.ts';

test.each([
  ['en-GB', 'Mon 3 Aug 2026'],
  ['en-US', 'Mon Aug 3 2026'],
  ['de-DE', 'Mo., 3. Aug. 2026'],
])('a date in %s: %s', (locale, text) => {
  expect(dateText('2026-08-03', locale)).toBe(text);
});

test.each([
  ['one day', '2026-08-03', '2026-08-03', 'Mon 3 Aug 2026'],
  ['days of one month', '2026-08-03', '2026-08-07', 'Mon 3 to Fri 7 Aug 2026'],
  ['two months', '2026-07-30', '2026-08-07', 'Thu 30 Jul to Fri 7 Aug 2026'],
  ['two years', '2026-12-28', '2027-01-01', 'Mon 28 Dec 2026 to Fri 1 Jan 2027'],
  ['the same month of two years', '2026-08-03', '2027-08-03', 'Mon 3 Aug 2026 to Tue 3 Aug 2027'],
])('a period of %s has shared parts once', (_name, startDate, endDate, text) => {
  expect(periodText({ startDate, endDate }, 'en-GB')).toBe(text);
});

test.each([
  ['2026-08-03', '2026-08-07', 'Mon Aug 3 to Fri Aug 7 2026', 'Mon Aug 3 to Fri Aug 7'],
  ['2026-07-30', '2026-08-07', 'Thu Jul 30 to Fri Aug 7 2026', 'Thu Jul 30 to Fri Aug 7'],
  ['2026-08-03', '2026-08-03', 'Mon Aug 3 2026', 'Mon Aug 3'],
])('with the month before the day, %s to %s repeats the month', (startDate, endDate, text, inYear) => {
  expect(periodText({ startDate, endDate }, 'en-US')).toBe(text);
  expect(periodTextInYear({ startDate, endDate }, 'en-US')).toBe(inYear);
});

test.each([
  ['one day', '2026-08-03', '2026-08-03', 'Mon 3 Aug'],
  ['days of one month', '2026-08-03', '2026-08-07', 'Mon 3 to Fri 7 Aug'],
  ['two months', '2026-07-30', '2026-08-07', 'Thu 30 Jul to Fri 7 Aug'],
  ['another year', '2027-08-03', '2027-08-03', 'Tue 3 Aug 2027'],
])(
  'beside one of August 2026, a period of %s names the year only if needed',
  (_name, ...[startDate, endDate, text]) => {
    const other = { startDate: '2026-08-10', endDate: '2026-08-14' };
    expect(periodTextBeside({ startDate, endDate }, other, 'en-GB')).toBe(text);
  },
);

test.each([
  ['de-DE', 'Mo., 3. – Fr., 7. Aug. 2026', 'Mo., 3. – Fr., 7. Aug.'],
  ['fr-FR', 'lun. 3 – ven. 7 août 2026', 'lun. 3 – ven. 7 août'],
  ['es-ES', 'lun, 3 ago – vie, 7 ago 2026', 'lun, 3 ago – vie, 7 ago'],
  ['ar-u-nu-latn', 'الاثنين، 3 – الجمعة، 7 أغسطس، 2026', 'الاثنين، 3 – الجمعة، 7 أغسطس'],
])('in %s a period has the order of the language', (locale, text, inYear) => {
  const spaces = (given: string) => given.replaceAll(/\s/g, ' ');
  const week = { startDate: '2026-08-03', endDate: '2026-08-07' };
  expect(spaces(periodText(week, locale))).toBe(text);
  expect(spaces(periodTextInYear(week, locale))).toBe(inYear);
});

test.each(['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-ZA', 'en-DE'])(
  'in %s months have one form, with three letters',
  (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-15`;
      const short = monthText(date, locale).slice(0, 3);
      expect(shortMonthText(date, locale)).toBe(short);
      expect(dateText(date, locale)).toMatch(new RegExp(`\\b${short}\\b`));
      expect(instantText(Date.parse(`${date}T12:00Z`), { locale, timeZone: 'UTC' })).toMatch(
        new RegExp(`\\b${short}\\b`),
      );
    }
  },
);

test('a moment has the date of its time zone, in the usual format', () => {
  const moment = Date.parse('2026-09-03T22:30:00Z');
  const text = (locale: string, timeZone: string) => instantText(moment, { locale, timeZone });
  expect(text('en-GB', 'UTC')).toBe('Thu 3 Sep 2026, 22:30');
  expect(text('en-GB', 'Europe/Berlin')).toBe('Fri 4 Sep 2026, 00:30');
  expect(text('de-DE', 'UTC')).toBe('Do., 3. Sept. 2026, 22:30');
  expect(text('en-US', 'UTC')).toMatch(/^Thu Sep 3 2026, 10:30\sPM$/);
});

test('the long form and the month', () => {
  expect(longDateText('2026-08-03', 'en-US')).toBe('August 3, 2026');
  expect(monthText('2026-08-03', 'en-US')).toBe('August 2026');
  expect(monthText('2026-08-31', 'de-DE')).toBe('August 2026');
});

test.each([
  ['en-GB', '2026-12-31', '31 December'],
  ['en-GB', '2027-03-31', '31 March 2027'],
  ['en-US', '2026-12-31', 'December 31'],
])('in %s, beside a day of 2026, %s is %s', (locale, date, text) => {
  expect(dayText(date, '2026-08-03', locale)).toBe(text);
});

test.each([
  ['en-GB', 'Wednesday 25 November'],
  ['en-US', 'Wednesday November 25'],
  ['de-DE', 'Mittwoch, 25. November'],
])('in %s, a day with its weekday in full is %s', (locale, text) => {
  expect(weekdayText('2026-11-25', locale)).toBe(text);
});

test('a weekday has a long and a short name', () => {
  expect(weekdayName('2026-11-25', 'en-GB', 'long')).toBe('Wednesday');
  expect(weekdayName('2026-11-25', 'de-DE', 'short')).toBe('Mi');
});

test('a period without its years', () => {
  const period = { startDate: '2026-12-21', endDate: '2027-01-01' };
  expect(periodTextInYear(period, 'en-GB')).toBe('Mon 21 Dec to Fri 1 Jan');
});
