import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, type LeaveUnit, numberOf } from '../../types/amount.ts';
import type { en, FormulaTerm } from './en.ts';

function termText({ amount, week, parts }: FormulaTerm, unit: LeaveUnit, texts: Texts): string {
  const factors = [
    amountText(amount, unit, texts),
    ...(week === undefined ? [] : [texts.text(week)]),
    ...(parts ? [`${formatNumber(parts.earned, texts.locale)}/${parts.all}`] : []),
  ];
  return factors.join(' × ');
}

export const es = {
  'leave.earning.planChanges': 'El plan de vacaciones cambia',
  'leave.earning.notGranted': 'No se concede',
  'leave.earning.perYear': ({ amount, unit }, texts) => `${amountText(amount, unit, texts)} al año`,
  'leave.earning.daysPerWeek': ({ worked }, texts) => {
    const days = amountText(worked, 'DAY', texts);
    return plural('es', numberOf(worked, 'DAY'), {
      one: `${days} día a la semana`,
      other: `${days} días a la semana`,
    });
  },
  'leave.earning.hoursPerWeek': ({ worked }, texts) =>
    `${amountText(worked, 'HOUR', texts)} horas a la semana`,
  'leave.earning.daysOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'DAY', texts)}/${amountText(full, 'DAY', texts)} días a la semana`,
  'leave.earning.hoursOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'HOUR', texts)}/${amountText(full, 'HOUR', texts)} horas a la semana`,
  'leave.earning.formula': ({ terms, total, unit }, texts) => {
    const sum = terms.map((term) => termText(term, unit, texts)).join(' + ');
    return total === undefined ? sum : `${sum} = ${amountText(total, unit, texts)}`;
  },
  'leave.earning.roundedUp': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, con redondeo al alza a ${amountText(amount, unit, texts)}`,
  'leave.earning.roundedDown': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, con redondeo a la baja a ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByAbsence': 'Reducido por una ausencia',
  'leave.earning.afterAbsences': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, ${amountText(amount, unit, texts)} tras las ausencias`,
  'leave.earning.reducedByType': ({ formula, type, ...period }, texts) =>
    `${texts.text(formula)}, ${type} ${periodText(period, texts.locale)}`,
  'leave.earning.reducedBy': ({ formula, ...period }, texts) =>
    `${texts.text(formula)}, ausencia ${periodText(period, texts.locale)}`,
  'leave.earning.raised': ({ formula, minimum }, texts) =>
    `${texts.text(formula)}, elevado al mínimo de ${texts.text(minimum)}`,
  'leave.earning.raisedBeside': ({ formula, minimum, amount, unit }, texts) =>
    `${texts.text(formula)}, elevado a ${amountText(amount, unit, texts)}, ya que el mínimo de todas las partes en conjunto es de ${texts.text(minimum)}`,
} satisfies Catalogue<typeof en>;
