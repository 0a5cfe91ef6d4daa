import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, type LeaveUnit, numberOf } from '../../types/amount.ts';
import type { en, FormulaTerm } from './en.ts';

export const ar = {
  'leave.earning.planChanges': 'تتغير خطة الإجازات',
  'leave.earning.notGranted': 'غير ممنوح',
  'leave.earning.perYear': ({ amount, unit }, texts) => `${amountText(amount, unit, texts)} سنويًا`,
  'leave.earning.daysPerWeek': ({ worked }, texts) => {
    const days = amountText(worked, 'DAY', texts);
    return plural('ar', numberOf(worked, 'DAY'), {
      zero: 'لا أيام عمل في الأسبوع',
      one: 'يوم واحد في الأسبوع',
      two: 'يومان في الأسبوع',
      few: `${days} أيام في الأسبوع`,
      many: `${days} يومًا في الأسبوع`,
      other: `${days} يوم في الأسبوع`,
    });
  },
  'leave.earning.hoursPerWeek': ({ worked }, texts) => `${amountText(worked, 'HOUR', texts)} ساعة في الأسبوع`,
  'leave.earning.daysOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'DAY', texts)}/${amountText(full, 'DAY', texts)} من أيام الأسبوع`,
  'leave.earning.hoursOfWeek': ({ worked, full }, texts) =>
    `${amountText(worked, 'HOUR', texts)}/${amountText(full, 'HOUR', texts)} من ساعات الأسبوع`,
  'leave.earning.formula': ({ terms, total, unit }, texts) => {
    const sum = terms.map((term) => termText(term, unit, texts)).join(' + ');
    return total === undefined ? sum : `${sum} = ${amountText(total, unit, texts)}`;
  },
  'leave.earning.roundedUp': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}، بالتقريب إلى الأعلى: ${amountText(amount, unit, texts)}`,
  'leave.earning.roundedDown': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}، بالتقريب إلى الأدنى: ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByAbsence': 'مخفّض بسبب غياب',
  'leave.earning.afterAbsences': ({ formula, amount, unit }, texts) =>
    `${texts.text(formula)}، وبعد الغياب: ${amountText(amount, unit, texts)}`,
  'leave.earning.reducedByType': ({ formula, type, ...period }, texts) =>
    `${texts.text(formula)}، ${type} ${periodText(period, texts.locale)}`,
  'leave.earning.reducedBy': ({ formula, ...period }, texts) =>
    `${texts.text(formula)}، غياب ${periodText(period, texts.locale)}`,
  'leave.earning.raised': ({ formula, minimum }, texts) =>
    `${texts.text(formula)}، مع الرفع إلى الحد الأدنى: ${texts.text(minimum)}`,
  'leave.earning.raisedBeside': ({ formula, minimum, amount, unit }, texts) =>
    `${texts.text(formula)}، مع الرفع إلى ${amountText(amount, unit, texts)}، لأن الحد الأدنى لجميع الأجزاء معًا هو ${texts.text(minimum)}`,
} satisfies Catalogue<typeof en>;

function termText({ amount, week, parts }: FormulaTerm, unit: LeaveUnit, texts: Texts): string {
  const factors = [
    amountText(amount, unit, texts),
    ...(week === undefined ? [] : [texts.text(week)]),
    ...(parts ? [`${formatNumber(parts.earned, texts.locale)}/${parts.all}`] : []),
  ];
  return factors.join(' × ');
}
