import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './words-en.ts';

export const ar = {
  'work-time.hours': ({ time }) => `${time} س`,
  'work-time.hoursOfHalf': ({ hours, half }, texts) =>
    half === 'AM' ? `${texts.text(hours)} (صباحًا)` : `${texts.text(hours)} (بعد الظهر)`,
  'work-time.hoursOfHalves': ({ hours, morning, afternoon }, texts) =>
    `${texts.text(hours)} (${texts.text(morning)} + ${texts.text(afternoon)})`,
  'work-time.week': ({ days }, texts) =>
    days
      .map(({ first, last, hours }) => `${last ? `${first}–${last}` : first} ${texts.text(hours)}`)
      .join('، '),
  'work-time.freeWeek': 'راحة',
  'work-time.weeks': ({ weeks, from }, texts) =>
    `${weeks.map((week, index) => `الأسبوع ${index + 1}: ${texts.text(week)}`).join('؛ ')}؛ من ${from}`,
  'work-time.halfHoliday': ({ name, half }) => (half === 'AM' ? `${name} (صباحًا)` : `${name} (بعد الظهر)`),
  'work-time.bridge': ({ takes, makes }) =>
    takes === 0.5
      ? `نصف يوم إجازة يمنح ${daysInRow(makes)} من الراحة`
      : `يوم إجازة واحد يمنح ${daysInRow(makes)} من الراحة`,
  'work-time.shortBridge': ({ takes, makes }) =>
    takes === 0.5 ? `نصف يوم يمنح ${daysInRow(makes)}` : `يوم واحد يمنح ${daysInRow(makes)}`,
} satisfies Catalogue<typeof en>;

function daysInRow(days: number): string {
  return plural('ar', days, {
    zero: '0 أيام',
    one: 'يومًا واحدًا',
    two: 'يومين',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  });
}
