import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export interface Decision {
  person: Said;
  type: string;
  updatedOn: CalendarDate;
}

export const en = {
  'time-off.recalculations.events.corrected': ({
    balances,
    people,
    closings,
  }: {
    balances: number;
    people: number;
    closings: number;
  }) => {
    const corrected = plural('en', balances, { one: '1 balance', other: `${balances} balances` });
    const affected = plural('en', people, { one: '1 person', other: `${people} people` });
    const marked = plural('en', closings, {
      one: '1 closing balance',
      other: `${closings} closing balances`,
    });
    return `The update corrected ${corrected} of ${affected} and marked ${marked}`;
  },
  'time-off.recalculations.events.kept': ({ person, type, updatedOn }: Decision, texts: Texts) =>
    `Kept the ${type} balance of ${texts.text(person)} as it was before the update of ${dateText(updatedOn, texts.locale)}`,
  'time-off.recalculations.events.accepted': ({ person, type, updatedOn }: Decision, texts: Texts) =>
    `Accepted the ${type} balance of ${texts.text(person)} as corrected by the update of ${dateText(updatedOn, texts.locale)}`,
};
