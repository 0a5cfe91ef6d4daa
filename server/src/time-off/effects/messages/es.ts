import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Message, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type Amount, amountText, type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

interface Recounted {
  type: string;
  time: Message;
  unit: LeaveUnit;
  amount: Amount;
}

function inUnit(amount: Amount, unit: LeaveUnit, texts: Texts): string {
  const number = amountText(amount, unit, texts);
  return unit === 'DAY'
    ? plural('es', numberOf(amount, unit), { one: `${number} día`, other: `${number} días` })
    : plural('es', numberOf(amount, unit), { one: `${number} hora`, other: `${number} horas` });
}

function changeText({ amount, unit }: Recounted, texts: Texts): string {
  return `${amount > 0 ? '+' : '−'}${inUnit(Math.abs(amount), unit, texts)}`;
}

export const es = {
  'time-off.effects.recountedSubject': (refund, texts) =>
    `${changeText(refund, texts)}: ${refund.type}, ${texts.text(refund.time)}`,
  'time-off.effects.severalRecountedSubject': ({ requests }) =>
    `Sus ausencias se han recalculado: ${requests} solicitudes`,
  'time-off.effects.recounted':
    'Han cambiado los festivos, el horario laboral o las reglas, así que sus ausencias aprobadas se han recalculado. Su saldo ya incluye la diferencia.',
  'time-off.effects.recountedRequest': (refund, texts) => {
    const { type, time, unit, amount, charged, holidays } = refund;
    const before = `${amountText(charged, unit, texts)} en lugar de ${inUnit(charged + amount, unit, texts)}`;
    const why =
      holidays.length > 0 ? holidays.map(texts.text).join('; ') : 'Han cambiado sus días laborables';
    return `${type}, ${texts.text(time)}: ${changeText(refund, texts)} (${before}). ${why}.`;
  },
  'time-off.effects.becameHoliday': ({ day, name }, { locale }) =>
    `El ${dateText(day, locale)} pasa a ser festivo: ${name}`,
  'time-off.effects.noHoliday': ({ day }, { locale }) => `El ${dateText(day, locale)} deja de ser festivo`,
  'time-off.effects.seeBalance': 'Ver mi saldo',

  'time-off.effects.ownLeaveSubject': ({ person }) => `${person} ha cambiado reglas que le dan más días`,
  'time-off.effects.ownLeave': ({ person, changes, others }, texts) => {
    const made = [...changes.map(texts.text), ...(others > 0 ? [`${others} más`] : [])];
    return `${texts.text(person)} ha hecho un cambio que afecta a sus propios datos: ${made.join('; ')}.`;
  },
  'time-off.effects.ownLeaveReason': ({ reason }) => `Motivo: ${reason}`,
  'time-off.effects.ownLeaveAbout':
    'Se avisa de estos cambios a toda la administración. El registro de auditoría contiene los detalles.',
  'time-off.effects.openAuditLog': 'Abrir el registro de auditoría',

  'time-off.effects.closedYearOf': ({ fault, name }, texts) =>
    `${texts.text(fault)}: se trata del año de ${name}`,
} satisfies Catalogue<typeof en>;
