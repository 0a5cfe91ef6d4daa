import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Message, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type Amount, amountText, type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

function inUnit(amount: Amount, unit: LeaveUnit, texts: Texts): string {
  const number = amountText(amount, unit, texts);
  return unit === 'DAY'
    ? plural('de', numberOf(amount, unit), { one: `${number} Tag`, other: `${number} Tage` })
    : plural('de', numberOf(amount, unit), { one: `${number} Stunde`, other: `${number} Stunden` });
}

function changeText(
  { amount, unit }: { amount: Amount; unit: LeaveUnit; time: Message },
  texts: Texts,
): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit, texts)}`;
}

export const de = {
  'time-off.effects.recountedSubject': (refund, texts) =>
    `${changeText(refund, texts)}: ${refund.type}, ${texts.text(refund.time)}`,
  'time-off.effects.severalRecountedSubject': ({ requests }) =>
    `Ihre Abwesenheiten wurden neu berechnet: ${requests} Anträge`,
  'time-off.effects.recounted':
    'Feiertage, Arbeitszeiten oder Regeln haben sich geändert, daher wurde Ihre genehmigte Abwesenheit neu berechnet. Der Unterschied ist auf Ihrem Konto bereits berücksichtigt.',
  'time-off.effects.recountedRequest': (refund, texts) => {
    const { type, time, unit, amount, charged, holidays } = refund;
    const before = `${amountText(charged, unit, texts)} statt ${inUnit(charged + amount, unit, texts)}`;
    const why =
      holidays.length > 0 ? holidays.map(texts.text).join('; ') : 'Die Arbeitstage haben sich geändert';
    return `${type}, ${texts.text(time)}: ${changeText(refund, texts)} (${before}). ${why}.`;
  },
  'time-off.effects.becameHoliday': ({ day, name }, { locale }) =>
    `${dateText(day, locale)} wurde Feiertag, ${name}`,
  'time-off.effects.noHoliday': ({ day }, { locale }) => `${dateText(day, locale)} ist kein Feiertag mehr`,
  'time-off.effects.seeBalance': 'Urlaubskonto ansehen',
  'time-off.effects.ownLeaveSubject': ({ person }) => `${person} hat Regeln geändert und dadurch mehr Urlaub`,
  'time-off.effects.ownLeave': ({ person, changes, others }, texts) => {
    const made = [...changes, ...(others > 0 ? [`${others} weitere`] : [])];
    return `${texts.text(person)} hat eine Änderung vorgenommen, die auch den eigenen Urlaub betrifft: ${made.join('; ')}.`;
  },
  'time-off.effects.ownLeaveReason': ({ reason }) => `Begründung: ${reason}`,
  'time-off.effects.ownLeaveAbout':
    'Über solche Änderungen wird die ganze Administration benachrichtigt. Einzelheiten stehen im Protokoll.',
  'time-off.effects.openAuditLog': 'Protokoll öffnen',
  'time-off.effects.closedYearOf': ({ fault, name }, texts) =>
    `${texts.text(fault)}: Es ist das Jahr von ${name}`,
} satisfies Catalogue<typeof en>;
