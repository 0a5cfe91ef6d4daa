import type { Catalogue } from '../../language/message.ts';
import type { en } from './words-en.ts';

export const fr = {
  'work-time.hours': ({ time }) => `${time} h`,
  'work-time.hoursOfHalf': ({ hours, half }, texts) =>
    half === 'AM' ? `${texts.text(hours)} (matin)` : `${texts.text(hours)} (après-midi)`,
  'work-time.hoursOfHalves': ({ hours, morning, afternoon }, texts) =>
    `${texts.text(hours)} (${texts.text(morning)} + ${texts.text(afternoon)})`,
  'work-time.week': ({ days }, texts) =>
    days
      .map(({ first, last, hours }) => `${last ? `${first}–${last}` : first} ${texts.text(hours)}`)
      .join(', '),
  'work-time.freeWeek': 'non travaillée',
  'work-time.weeks': ({ weeks, from }, texts) =>
    `${weeks.map((week, index) => `semaine ${index + 1} : ${texts.text(week)}`).join(' ; ')} ; à partir du ${from}`,
  'work-time.halfHoliday': ({ name, half }) => (half === 'AM' ? `${name} (matin)` : `${name} (après-midi)`),
  'work-time.bridge': ({ takes, makes }) =>
    takes === 0.5 ? `une demi-journée posée donne ${makes}` : `1 jour posé donne ${makes}`,
  'work-time.shortBridge': ({ takes, makes }) =>
    takes === 0.5 ? `une demi-journée donne ${makes}` : `1 jour donne ${makes}`,
} satisfies Catalogue<typeof en>;
