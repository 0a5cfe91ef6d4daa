import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Message, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type Amount, amountText, type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

interface Recounted {
  type: string;
  time: Message;
  unit: LeaveUnit;
  /** What the balance regains; negative if it loses. */
  amount: Amount;
}

function inUnit(amount: Amount, unit: LeaveUnit, texts: Texts): string {
  const number = amountText(amount, unit, texts);
  return unit === 'DAY'
    ? plural('fr', numberOf(amount, unit), { one: `${number} jour`, other: `${number} jours` })
    : plural('fr', numberOf(amount, unit), { one: `${number} heure`, other: `${number} heures` });
}

function changeText({ amount, unit }: Recounted, texts: Texts): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit, texts)}`;
}

export const fr = {
  'time-off.effects.recountedSubject': (refund, texts) =>
    `${changeText(refund, texts)} : ${refund.type}, ${texts.text(refund.time)}`,
  'time-off.effects.severalRecountedSubject': ({ requests }) =>
    `Vos absences sont décomptées autrement : ${requests} demandes`,
  'time-off.effects.recounted':
    'Des jours fériés, des heures de travail ou des règles ont changé : vos absences approuvées sont décomptées autrement. Votre solde tient déjà compte de la différence.',
  'time-off.effects.recountedRequest': (refund, texts) => {
    const { type, time, unit, amount, charged, holidays } = refund;
    const before = `${amountText(charged, unit, texts)} au lieu de ${inUnit(charged + amount, unit, texts)}`;
    const why =
      holidays.length > 0 ? holidays.map(texts.text).join(' ; ') : 'Ses jours travaillés ont changé';
    return `${type}, ${texts.text(time)} : ${changeText(refund, texts)} (${before}). ${why}.`;
  },
  'time-off.effects.becameHoliday': ({ day, name }, { locale }) =>
    `Le ${dateText(day, locale)} est devenu férié : ${name}`,
  'time-off.effects.noHoliday': ({ day }, { locale }) => `Le ${dateText(day, locale)} n’est plus férié`,
  'time-off.effects.seeBalance': 'Voir votre solde',
  'time-off.effects.ownLeaveSubject': ({ person }) =>
    `${person} a modifié des règles qui lui accordent plus de congés`,
  'time-off.effects.ownLeave': ({ person, changes, others }, texts) => {
    const made = [
      ...changes.map(texts.text),
      ...(others > 0 ? [plural('fr', others, { one: `${others} autre`, other: `${others} autres` })] : []),
    ];
    return `${texts.text(person)} a effectué un changement qui concerne aussi ses propres données : ${made.join(' ; ')}.`;
  },
  'time-off.effects.ownLeaveReason': ({ reason }) => `Motif : ${reason}`,
  'time-off.effects.ownLeaveAbout':
    'Tous les administrateurs sont informés de tels changements. Le journal d’audit contient les détails.',
  'time-off.effects.openAuditLog': 'Ouvrir le journal d’audit',
  'time-off.effects.closedYearOf': ({ fault, name }, texts) =>
    `${texts.text(fault)} : c’est l’année de ${name}`,
} satisfies Catalogue<typeof en>;
