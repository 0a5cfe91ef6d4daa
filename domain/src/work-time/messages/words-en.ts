import type { Said, Texts } from '../../language/message.ts';

/** Days of a week with the same hours; `last` is absent for a single day. */
export interface DaysOfWeek {
  first: string;
  last?: string;
  hours: Said;
}

export interface Bridge {
  takes: number;
  makes: number;
}

export const en = {
  'work-time.hours': ({ time }: { time: string }) => `${time} h`,
  'work-time.hoursOfHalf': ({ hours, half }: { hours: Said; half: 'AM' | 'PM' }, texts: Texts) =>
    half === 'AM' ? `${texts.text(hours)} (morning)` : `${texts.text(hours)} (afternoon)`,
  'work-time.hoursOfHalves': (
    { hours, morning, afternoon }: { hours: Said; morning: Said; afternoon: Said },
    texts: Texts,
  ) => `${texts.text(hours)} (${texts.text(morning)} + ${texts.text(afternoon)})`,
  'work-time.week': ({ days }: { days: readonly DaysOfWeek[] }, texts: Texts) =>
    days
      .map(({ first, last, hours }) => `${last ? `${first}–${last}` : first} ${texts.text(hours)}`)
      .join(', '),
  'work-time.freeWeek': 'free',
  'work-time.weeks': ({ weeks, from }: { weeks: readonly Said[]; from: string }, texts: Texts) =>
    `${weeks.map((week, index) => `week ${index + 1}: ${texts.text(week)}`).join('; ')}; from ${from}`,
  'work-time.halfHoliday': ({ name, half }: { name: string; half: 'AM' | 'PM' }) =>
    half === 'AM' ? `${name} (morning)` : `${name} (afternoon)`,
  'work-time.bridge': ({ takes, makes }: Bridge) =>
    takes === 0.5 ? `half a day off makes ${makes}` : `1 day off makes ${makes}`,
  'work-time.shortBridge': ({ takes, makes }: Bridge) =>
    takes === 0.5 ? `half a day makes ${makes}` : `1 day makes ${makes}`,
};
