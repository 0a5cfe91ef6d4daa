import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { weekdayName } from '../calendar/date-text.ts';
import type { Message, Said, Texts } from '../language/message.ts';
import type { Half } from './half-day.ts';
import type { DaysOfWeek } from './messages/words-en.ts';
import { wordsMessage } from './messages/words-message.ts';
import type { WorkSchedule } from './work-schedule.ts';

const daysInWeek = 7;
const halvesInWeek = 14;
const anyMonday: CalendarDate = '2000-01-03';

/** Minutes as hours: '8 h', '4:30 h'. */
export function hoursText(minutes: number, texts: Texts): string {
  return texts.text(hours(minutes));
}

/** The schedule as text, which is unique to it: 'Mon–Thu 8 h (4 + 4), Fri 4 h (morning)'. */
export function scheduleText({ minutes, anchor }: WorkSchedule, texts: Texts): string {
  const weeks = Array.from({ length: minutes.length / halvesInWeek }, (_, week) =>
    weekOf(minutes.slice(week * halvesInWeek, (week + 1) * halvesInWeek), texts.locale),
  );
  const [first = ''] = weeks;
  return texts.text(
    weeks.length > 1 ? wordsMessage('work-time.weeks', { weeks, from: anchor ?? '' }) : first,
  );
}

/** The holiday as text: 'Christmas Eve (afternoon)'. */
export function holidayText({ name, half }: { name: string; half?: Half | undefined }, texts: Texts): string {
  return texts.text(half === undefined ? name : wordsMessage('work-time.halfHoliday', { name, half }));
}

function weekOf(minutes: readonly number[], locale: string): Message {
  const days: (DaysOfWeek & { key: string })[] = [];
  for (let day = 0; day < daysInWeek; day += 1) {
    const [morning = 0, afternoon = 0] = minutes.slice(day * 2);
    const key = morning + afternoon === 0 ? '' : `${morning} ${afternoon}`;
    const name = weekdayName(addDays(anyMonday, day), locale, 'short');
    const before = days.at(-1);
    if (before?.key === key) before.last = name;
    else days.push({ first: name, hours: hoursOfDay(morning, afternoon), key });
  }
  const worked = days.filter(({ key }) => key !== '').map(({ key: _key, ...run }) => run);
  return worked.length === 0
    ? wordsMessage('work-time.freeWeek')
    : wordsMessage('work-time.week', { days: worked });
}

function hoursOfDay(morning: number, afternoon: number): Said {
  const total = hours(morning + afternoon);
  if (morning === afternoon) return total;
  if (morning === 0) return wordsMessage('work-time.hoursOfHalf', { hours: total, half: 'PM' });
  if (afternoon === 0) return wordsMessage('work-time.hoursOfHalf', { hours: total, half: 'AM' });
  return wordsMessage('work-time.hoursOfHalves', {
    hours: total,
    morning: hours(morning),
    afternoon: hours(afternoon),
  });
}

function hours(minutes: number): Message {
  const rest = minutes % 60;
  const time = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return wordsMessage('work-time.hours', { time });
}
