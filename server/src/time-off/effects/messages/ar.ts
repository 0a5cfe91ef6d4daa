import { dateText } from '@almanac/domain/calendar/date-text';
import { signOf } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type Amount, amountText, type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

function inUnit(amount: Amount, unit: LeaveUnit, texts: Texts): string {
  const number = amountText(amount, unit, texts);
  return unit === 'DAY'
    ? plural('ar', numberOf(amount, unit), {
        zero: `${number} أيام`,
        one: `${number} يوم`,
        two: `${number} يوم`,
        few: `${number} أيام`,
        many: `${number} يومًا`,
        other: `${number} يوم`,
      })
    : plural('ar', numberOf(amount, unit), {
        zero: `${number} ساعات`,
        one: `${number} ساعة`,
        two: `${number} ساعة`,
        few: `${number} ساعات`,
        many: `${number} ساعة`,
        other: `${number} ساعة`,
      });
}

function changeText({ amount, unit }: { amount: Amount; unit: LeaveUnit }, texts: Texts): string {
  return `${signOf(amount, texts.locale)}${inUnit(Math.abs(amount), unit, texts)}`;
}

export const ar = {
  'time-off.effects.recountedSubject': (refund, texts) =>
    `${changeText(refund, texts)}: إجازتك (${refund.type})، ${texts.text(refund.time)}`,
  /** Of at least two requests. */
  'time-off.effects.severalRecountedSubject': ({ requests }) =>
    `تغيّر احتساب إجازتك، عدد الطلبات: ${requests}`,
  'time-off.effects.recounted':
    'تغيّرت العطلات أو ساعات العمل أو القواعد، ولذلك تغيّر احتساب إجازتك المقبولة. يشمل رصيدك هذا الفرق بالفعل.',
  'time-off.effects.recountedRequest': (refund, texts) => {
    const { type, time, unit, amount, charged, holidays } = refund;
    const before = `${amountText(charged, unit, texts)} بدلًا من ${inUnit(charged + amount, unit, texts)}`;
    const why = holidays.length > 0 ? holidays.map(texts.text).join('؛ ') : 'تغيّرت أيام العمل فيها';
    return `${type}، ${texts.text(time)}: ${changeText(refund, texts)} (${before}). ${why}.`;
  },
  'time-off.effects.becameHoliday': ({ day, name }, { locale }) =>
    `أصبح ${dateText(day, locale)} عطلة: ${name}`,
  'time-off.effects.noHoliday': ({ day }, { locale }) => `لم يعد ${dateText(day, locale)} عطلة`,
  'time-off.effects.seeBalance': 'عرض رصيدك',

  'time-off.effects.ownLeaveSubject': ({ person }) => `تغيير في القواعد يزيد إجازة من أجراه: ${person}`,
  'time-off.effects.ownLeave': ({ person, changes, others }, texts) => {
    const made = [...changes.map(texts.text), ...(others > 0 ? [`تغييرات أخرى: ${others}`] : [])];
    return `أُجري تغيير يشمل من أجراه، ${texts.text(person)}: ${made.join('؛ ')}.`;
  },
  'time-off.effects.ownLeaveReason': ({ reason }) => `السبب: ${reason}`,
  'time-off.effects.ownLeaveAbout': 'يُخطَر جميع المسؤولين بمثل هذه التغييرات. التفاصيل في سجل التدقيق.',
  'time-off.effects.openAuditLog': 'فتح سجل التدقيق',

  'time-off.effects.closedYearOf': ({ fault, name }, texts) => `${texts.text(fault)}: سنة إجازات ${name}`,
} satisfies Catalogue<typeof en>;
