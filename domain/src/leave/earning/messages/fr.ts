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

export const fr = {
  'leave.earning.planChanges': 'Le régime de congés change',
  'leave.earning.notGranted': 'Non accordé',
  'leave.earning.perYear': ({ amount, unit }, texts) => `${amountText(amount, unit, texts)} par an`,
  'leave.earning.daysPerWeek': ({ worked }, texts) => {
    const days = amountText(worked, 'DAY', texts);
    return plural('fr', numberOf(worked, 'DAY'), {
      one: `${days} jour par semaine`,
      other: `${days} jours par semaine`,
    });
  },
  'leave.earning.hoursPerWeek': ({ worked }, texts) =>
    `${amountText(worked, 'HOUR', texts)} heures par semaine`,
  'leave.earning.daysOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'DAY', texts)}/${amountText(full, 'DAY', texts)} jours par semaine`,
  'leave.earning.hoursOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'HOUR', texts)}/${amountText(full, 'HOUR', texts)} heures par semaine`,
  'leave.earning.formula': ({ terms, total, unit }, texts) => {
    const sum = terms.map((term) => termText(term, unit, texts)).join(' + ');
    return total === undefined ? sum : `${sum} = ${amountText(total, unit, texts)}`;
  },
  'leave.earning.roundedUp': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, arrondi vers le haut à ${amountText(amount, unit, texts)}`,
  'leave.earning.roundedDown': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, arrondi vers le bas à ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByAbsence': 'Réduit en raison d’une absence',
  'leave.earning.afterAbsences': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, ${amountText(amount, unit, texts)} après absences`,
  'leave.earning.reducedByType': ({ formula, type, ...period }, texts) =>
    `${texts.text(formula)}, ${type} ${periodText(period, texts.locale)}`,
  'leave.earning.reducedBy': ({ formula, ...period }, texts) =>
    `${texts.text(formula)}, absence ${periodText(period, texts.locale)}`,
  'leave.earning.raised': ({ formula, minimum }, texts) =>
    `${texts.text(formula)}, porté au minimum de ${texts.text(minimum)}`,
  'leave.earning.raisedBeside': ({ formula, minimum, amount, unit }, texts) =>
    `${texts.text(formula)}, porté à ${amountText(amount, unit, texts)}, car le minimum de toutes les parts réunies est de ${texts.text(minimum)}`,
} satisfies Catalogue<typeof en>;
