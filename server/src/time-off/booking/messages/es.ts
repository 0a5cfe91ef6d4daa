import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { amountText } from '@almanac/domain/leave/types/amount';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

export const es = {
  'time-off.decisionFacts.leftWithIt': 'Saldo restante si se aprueba',
  'time-off.decisionFacts.leftWithItIn': ({ year }) => `Saldo restante en ${year} si se aprueba`,
  'time-off.decisionFacts.daysOf': ({ left, total }, texts) =>
    `${amountText(left, 'DAY', texts)} de ${amountText(total, 'DAY', texts)} días`,
  'time-off.decisionFacts.hoursOf': ({ left, total }, texts) =>
    `${amountText(left, 'HOUR', texts)} de ${amountText(total, 'HOUR', texts)} horas`,
  'time-off.decisionFacts.awayThen': 'Ausentes en esas fechas',
  'time-off.decisionFacts.awayPercent': ({ percent }, { locale }) =>
    `${formatNumber(percent, locale)} % del departamento`,
  'time-off.decisionFacts.awayPeople': ({ people, percent }, { locale }) =>
    `${formatNumber(people, locale)} del departamento, ${formatNumber(percent, locale)} %`,

  'time-off.reductionEmails.subject': ({ type, time }, texts) =>
    `Se reducen sus vacaciones: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.reduced': ({ person, what }, texts) =>
    `${texts.text(person)} ha declarado que esta ausencia reduce sus vacaciones: ${texts.text(what)}.`,
  'time-off.reductionEmails.byMonths':
    'Cada mes natural completo de la ausencia resta una doceava parte de los días del año:',
  'time-off.reductionEmails.type': ({ type }) => type,
  'time-off.reductionEmails.amount': ({ amount, unit }, texts) => `${leaveText(amount, unit, texts)} menos`,
  'time-off.reductionEmails.undoneSubject': ({ type, time }, texts) =>
    `Ya no se reducen sus vacaciones: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.undone': ({ person, what }, texts) =>
    `${texts.text(person)} ha retirado la reducción de sus vacaciones por esta ausencia: ${texts.text(what)}.`,
  'time-off.reductionEmails.always': 'La empresa está obligada a enviar este aviso: no se puede desactivar.',
} satisfies Catalogue<typeof en>;
