import type { Catalogue } from '../../language/message.ts';
import type { en } from './words-en.ts';

export const es = {
  'work-time.hours': ({ time }) => `${time} h`,
  'work-time.hoursOfHalf': ({ hours, half }, texts) =>
    half === 'AM' ? `${texts.text(hours)} (mañana)` : `${texts.text(hours)} (tarde)`,
  'work-time.hoursOfHalves': ({ hours, morning, afternoon }, texts) =>
    `${texts.text(hours)} (${texts.text(morning)} + ${texts.text(afternoon)})`,
  'work-time.week': ({ days }, texts) =>
    days
      .map(({ first, last, hours }) => `${last ? `${first}–${last}` : first} ${texts.text(hours)}`)
      .join(', '),
  'work-time.freeWeek': 'libre',
  'work-time.weeks': ({ weeks, from }, texts) =>
    `${weeks.map((week, index) => `semana ${index + 1}: ${texts.text(week)}`).join('; ')}; desde el ${from}`,
  'work-time.halfHoliday': ({ name, half }) => (half === 'AM' ? `${name} (mañana)` : `${name} (tarde)`),
  'work-time.bridge': ({ takes, makes }) =>
    takes === 0.5
      ? `medio día de ausencia da ${makes} días libres`
      : `1 día de ausencia da ${makes} días libres`,
  'work-time.shortBridge': ({ takes, makes }) =>
    takes === 0.5 ? `medio día da ${makes}` : `1 día da ${makes}`,
} satisfies Catalogue<typeof en>;
