import type { Catalogue } from '../../language/message.ts';
import type { en } from './words-en.ts';

export const de = {
  'work-time.hours': ({ time }) => `${time} Std.`,
  'work-time.hoursOfHalf': ({ hours, half }, texts) =>
    half === 'AM' ? `${texts.text(hours)} (vormittags)` : `${texts.text(hours)} (nachmittags)`,
  'work-time.hoursOfHalves': ({ hours, morning, afternoon }, texts) =>
    `${texts.text(hours)} (${texts.text(morning)} + ${texts.text(afternoon)})`,
  'work-time.week': ({ days }, texts) =>
    days
      .map(({ first, last, hours }) => `${last ? `${first}–${last}` : first} ${texts.text(hours)}`)
      .join(', '),
  'work-time.freeWeek': 'frei',
  'work-time.weeks': ({ weeks, from }, texts) =>
    `${weeks.map((week, index) => `Woche ${index + 1}: ${texts.text(week)}`).join('; ')}; ab ${from}`,
  'work-time.halfHoliday': ({ name, half }) =>
    half === 'AM' ? `${name} (vormittags)` : `${name} (nachmittags)`,
  'work-time.bridge': ({ takes, makes }) =>
    takes === 0.5
      ? `Aus einem halben Urlaubstag werden ${makes} freie Tage`
      : `Aus 1 Urlaubstag werden ${makes} freie Tage`,
  'work-time.shortBridge': ({ takes, makes }) =>
    takes === 0.5 ? `aus einem halben Tag werden ${makes}` : `aus 1 Tag werden ${makes}`,
} satisfies Catalogue<typeof en>;
