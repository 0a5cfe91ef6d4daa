import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, type LeaveUnit, numberOf } from '../../types/amount.ts';
import type { en, FormulaTerm } from './en.ts';

export const de = {
  'leave.earning.planChanges': 'Das Urlaubsmodell ändert sich',
  'leave.earning.notGranted': 'Nicht gewährt',
  'leave.earning.perYear': ({ amount, unit }, texts) => `${amountText(amount, unit, texts)} im Jahr`,
  'leave.earning.daysPerWeek': ({ worked }, texts) => {
    const days = amountText(worked, 'DAY', texts);
    return plural('de', numberOf(worked, 'DAY'), {
      one: `${days} Tag pro Woche`,
      other: `${days} Tage pro Woche`,
    });
  },
  'leave.earning.hoursPerWeek': ({ worked }, texts) =>
    `${amountText(worked, 'HOUR', texts)} Stunden pro Woche`,
  'leave.earning.daysOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'DAY', texts)}/${amountText(full, 'DAY', texts)} Tage pro Woche`,
  'leave.earning.hoursOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'HOUR', texts)}/${amountText(full, 'HOUR', texts)} Stunden pro Woche`,
  'leave.earning.formula': ({ terms, total, unit }, texts) => {
    const sum = terms.map((term) => termText(term, unit, texts)).join(' + ');
    return total === undefined ? sum : `${sum} = ${amountText(total, unit, texts)}`;
  },
  'leave.earning.roundedUp': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, aufgerundet auf ${amountText(amount, unit, texts)}`,
  'leave.earning.roundedDown': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, abgerundet auf ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByAbsence': 'Gekürzt wegen einer Abwesenheit',
  'leave.earning.afterAbsences': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}, nach Abwesenheiten ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByType': ({ formula, type, ...period }, texts) =>
    `${texts.text(formula)}, ${type} ${periodText(period, texts.locale)}`,
  'leave.earning.reducedBy': ({ formula, ...period }, texts) =>
    `${texts.text(formula)}, Abwesenheit ${periodText(period, texts.locale)}`,
  'leave.earning.raised': ({ formula, minimum }, texts) =>
    `${texts.text(formula)}, angehoben auf den Mindestanspruch von ${texts.text(minimum)}`,
  'leave.earning.raisedBeside': ({ formula, minimum, amount, unit }, texts) =>
    `${texts.text(formula)}, angehoben auf ${amountText(amount, unit, texts)}, da der Mindestanspruch aller Teile zusammen ${texts.text(minimum)} beträgt`,
} satisfies Catalogue<typeof en>;

function termText({ amount, week, parts }: FormulaTerm, unit: LeaveUnit, texts: Texts): string {
  const factors = [
    amountText(amount, unit, texts),
    ...(week === undefined ? [] : [texts.text(week)]),
    ...(parts ? [`${formatNumber(parts.earned, texts.locale)}/${parts.all}`] : []),
  ];
  return factors.join(' × ');
}
