import { formatNumber } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { type Amount, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import { leaveText } from '@almanac/domain/leave/types/leave-text';

interface Left {
  left: Amount;
  total: Amount;
}

interface Away {
  people: number;
  percent: number;
}

interface TypeAndTime {
  type: Said;
  time: Message;
}

interface ByPerson {
  person: Said;
  /** The absence: its type, its dates and its amount. */
  what: Message;
}

interface Reduced {
  /** In days or hours, by the unit. */
  amount: number;
  unit: LeaveUnit;
}

export const en = {
  'time-off.decisionFacts.leftWithIt': 'Left if approved',
  'time-off.decisionFacts.leftWithItIn': ({ year }: { year: string }) => `Left in ${year} if approved`,
  'time-off.decisionFacts.daysOf': ({ left, total }: Left, texts: Texts) =>
    `${amountText(left, 'DAY', texts)} of ${amountText(total, 'DAY', texts)} days`,
  'time-off.decisionFacts.hoursOf': ({ left, total }: Left, texts: Texts) =>
    `${amountText(left, 'HOUR', texts)} of ${amountText(total, 'HOUR', texts)} hours`,
  'time-off.decisionFacts.awayThen': 'Away then',
  'time-off.decisionFacts.awayPercent': ({ percent }: Pick<Away, 'percent'>, { locale }: Texts) =>
    `${formatNumber(percent, locale)} % of the department`,
  'time-off.decisionFacts.awayPeople': ({ people, percent }: Away, { locale }: Texts) =>
    `${formatNumber(people, locale)} of the department, ${formatNumber(percent, locale)} %`,

  'time-off.reductionEmails.subject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your leave is reduced: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.reduced': ({ person, what }: ByPerson, texts: Texts) =>
    `${texts.text(person)} has declared that this absence reduces your leave: ${texts.text(what)}.`,
  'time-off.reductionEmails.byMonths':
    "Each full calendar month of the absence takes a twelfth of the year's leave:",
  'time-off.reductionEmails.type': ({ type }: { type: string }) => type,
  'time-off.reductionEmails.amount': ({ amount, unit }: Reduced, texts: Texts) =>
    `${leaveText(amount, unit, texts)} less`,
  'time-off.reductionEmails.undoneSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your leave is no longer reduced: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.undone': ({ person, what }: ByPerson, texts: Texts) =>
    `${texts.text(person)} has withdrawn the reduction of your leave for this absence: ${texts.text(what)}.`,
  'time-off.reductionEmails.always':
    "Your employer is required to send this notice, so it can't be turned off.",
};
