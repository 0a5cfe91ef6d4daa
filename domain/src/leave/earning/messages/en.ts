import { periodText } from '../../../calendar/date-text.ts';
import type { Period } from '../../../calendar/period.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { type Amount, amountText, type LeaveUnit, numberOf } from '../../types/amount.ts';

export interface AmountOfLeave {
  amount: Amount;
  unit: LeaveUnit;
}

/** Work in a week, of a full week: hundredths of a day, or minutes. */
export interface Week {
  worked: Amount;
  full: Amount;
}

/** A yearly amount, scaled by the working time if `week` is given, and by the parts of the year if `parts` is. */
export interface FormulaTerm {
  amount: Amount;
  week?: Said;
  parts?: { earned: number; all: number };
}

export interface Formula {
  terms: readonly FormulaTerm[];
  /** The sum of the terms, unless it is the only term. */
  total?: Amount;
  unit: LeaveUnit;
}

export interface Rounded extends AmountOfLeave {
  formula: Said;
}

/** A reduction by an absence, with its formula. */
export interface ReducedBy extends Period {
  formula: Said;
}

/** A total raised to a minimum, both with their formulas. */
export interface Raised {
  formula: Said;
  minimum: Said;
}

export const en = {
  'leave.earning.planChanges': 'The leave plan changes',
  'leave.earning.notGranted': 'Not granted',
  'leave.earning.perYear': ({ amount, unit }: AmountOfLeave, texts: Texts) =>
    `${amountText(amount, unit, texts)} a year`,
  'leave.earning.daysPerWeek': ({ worked }: { worked: Amount }, texts: Texts) => {
    const days = amountText(worked, 'DAY', texts);
    return plural('en', numberOf(worked, 'DAY'), { one: `${days} day a week`, other: `${days} days a week` });
  },
  'leave.earning.hoursPerWeek': ({ worked }: { worked: Amount }, texts: Texts) =>
    `${amountText(worked, 'HOUR', texts)} hours a week`,
  'leave.earning.daysOfWeek': ({ worked, full }: Week, texts: Texts) =>
    `${amountText(worked, 'DAY', texts)}/${amountText(full, 'DAY', texts)} days a week`,
  'leave.earning.hoursOfWeek': ({ worked, full }: Week, texts: Texts) =>
    `${amountText(worked, 'HOUR', texts)}/${amountText(full, 'HOUR', texts)} hours a week`,
  'leave.earning.formula': ({ terms, total, unit }: Formula, texts: Texts) => {
    const sum = terms.map((term) => termText(term, unit, texts)).join(' + ');
    return total === undefined ? sum : `${sum} = ${amountText(total, unit, texts)}`;
  },
  'leave.earning.roundedUp': ({ formula, amount, unit }: Rounded, texts: Texts) =>
    `${texts.text(formula)}, rounded up to ${amountText(amount, unit, texts)}`,
  'leave.earning.roundedDown': ({ formula, amount, unit }: Rounded, texts: Texts) =>
    `${texts.text(formula)}, rounded down to ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByAbsence': 'Reduced by an absence',
  'leave.earning.afterAbsences': ({ formula, amount, unit }: Rounded, texts: Texts) =>
    `${texts.text(formula)}, ${amountText(amount, unit, texts)} after absences`,
  'leave.earning.reducedByType': ({ formula, type, ...period }: ReducedBy & { type: string }, texts: Texts) =>
    `${texts.text(formula)}, ${type} ${periodText(period, texts.locale)}`,
  'leave.earning.reducedBy': ({ formula, ...period }: ReducedBy, texts: Texts) =>
    `${texts.text(formula)}, absence ${periodText(period, texts.locale)}`,
  'leave.earning.raised': ({ formula, minimum }: Raised, texts: Texts) =>
    `${texts.text(formula)}, raised to the minimum of ${texts.text(minimum)}`,
  'leave.earning.raisedBeside': ({ formula, minimum, amount, unit }: Raised & AmountOfLeave, texts: Texts) =>
    `${texts.text(formula)}, raised to ${amountText(amount, unit, texts)}, as the minimum of all parts together is ${texts.text(minimum)}`,
};

function termText({ amount, week, parts }: FormulaTerm, unit: LeaveUnit, texts: Texts): string {
  const factors = [
    amountText(amount, unit, texts),
    ...(week === undefined ? [] : [texts.text(week)]),
    ...(parts ? [`${formatNumber(parts.earned, texts.locale)}/${parts.all}`] : []),
  ];
  return factors.join(' × ');
}
