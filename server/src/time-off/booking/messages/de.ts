import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { amountText } from '@almanac/domain/leave/types/amount';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

export const de = {
  'time-off.decisionFacts.leftWithIt': 'Rest danach',
  'time-off.decisionFacts.leftWithItIn': ({ year }) => `Rest danach in ${year}`,
  'time-off.decisionFacts.daysOf': ({ left, total }, texts) =>
    `${amountText(left, 'DAY', texts)} von ${amountText(total, 'DAY', texts)} Tagen`,
  'time-off.decisionFacts.hoursOf': ({ left, total }, texts) =>
    `${amountText(left, 'HOUR', texts)} von ${amountText(total, 'HOUR', texts)} Stunden`,
  'time-off.decisionFacts.awayThen': 'Dann abwesend',
  'time-off.decisionFacts.awayPercent': ({ percent }, { locale }) =>
    `${formatNumber(percent, locale)} % der Abteilung`,
  'time-off.decisionFacts.awayPeople': ({ people, percent }, { locale }) =>
    `${formatNumber(people, locale)} aus der Abteilung, ${formatNumber(percent, locale)} %`,

  'time-off.reductionEmails.subject': ({ type, time }, texts) =>
    `Ihr Urlaub wird gekürzt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.reduced': ({ person, what }, texts) =>
    `${texts.text(person)} hat erklärt, dass Ihr Urlaub wegen dieser Abwesenheit gekürzt wird: ${texts.text(what)}.`,
  'time-off.reductionEmails.byMonths':
    'Jeder volle Kalendermonat der Abwesenheit kürzt den Jahresurlaub um ein Zwölftel:',
  'time-off.reductionEmails.type': ({ type }) => type,
  'time-off.reductionEmails.amount': ({ amount, unit }, texts) => `${leaveText(amount, unit, texts)} weniger`,
  'time-off.reductionEmails.undoneSubject': ({ type, time }, texts) =>
    `Ihr Urlaub wird nicht mehr gekürzt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.undone': ({ person, what }, texts) =>
    `${texts.text(person)} hat die Kürzung Ihres Urlaubs für diese Abwesenheit zurückgenommen: ${texts.text(what)}.`,
  'time-off.reductionEmails.always':
    'Diese E-Mail wird immer gesendet, da Ihr Arbeitgeber Sie darauf hinweisen muss.',
} satisfies Catalogue<typeof en>;
