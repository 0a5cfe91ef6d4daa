import type { Half } from './half-day.ts';
import type { WorkSchedule } from './work-schedule.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const halvesInWeek = 14;
const halfText: Record<Half, string> = { AM: 'morning', PM: 'afternoon' };

/** Minutes as hours: '8 h', '4:30 h'. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} h`;
}

/** The schedule as text, which is unique to it: 'Mon–Thu 8 h (4 + 4), Fri 4 h (morning)'. */
export function scheduleText({ minutes, anchor }: WorkSchedule): string {
  const weeks = Array.from({ length: minutes.length / halvesInWeek }, (_, week) =>
    weekText(minutes.slice(week * halvesInWeek, (week + 1) * halvesInWeek)),
  );
  if (weeks.length === 1) return weeks[0] ?? '';
  return `${weeks.map((week, index) => `week ${index + 1}: ${week}`).join('; ')}; from ${anchor}`;
}

function weekText(minutes: readonly number[]): string {
  const runs: { first: string; last: string; work: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const work = dayText(minutes[index * 2] ?? 0, minutes[index * 2 + 1] ?? 0);
    const before = runs.at(-1);
    if (before?.work === work) before.last = day;
    else runs.push({ first: day, last: day, work });
  }
  const worked = runs.filter(({ work }) => work !== '');
  if (worked.length === 0) return 'free';
  return worked
    .map(({ first, last, work }) => `${first === last ? first : `${first}–${last}`} ${work}`)
    .join(', ');
}

function dayText(morning: number, afternoon: number): string {
  const total = hoursText(morning + afternoon);
  if (morning === afternoon) return morning === 0 ? '' : total;
  if (morning === 0 || afternoon === 0) return `${total} (${halfText[morning === 0 ? 'PM' : 'AM']})`;
  return `${total} (${hoursText(morning)} + ${hoursText(afternoon)})`;
}

/** The holiday as text: 'Christmas Eve (afternoon)'. */
export function holidayText({ name, half }: { name: string; half?: Half | undefined }): string {
  return half === undefined ? name : `${name} (${halfText[half]})`;
}
