import { dateText, longDateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber, signOf } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, numberOf } from '../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../leave/types/leave-text.ts';
import type { en, Quantity } from './events-en.ts';

export const ar = {
  'time-off.balances.events.totalsKept': ({ person }, texts) =>
    `الإبقاء على الإجماليات كما كانت: ${texts.text(person)}`,
  'time-off.balances.events.totalsSet': ({ person, totals, leaveYearStart }, texts) => {
    const [changes, start] = [
      formatList(totals.map(texts.text), texts.locale),
      dateText(leaveYearStart, texts.locale),
    ];
    return `تحديد ${changes} (${texts.text(person)}) في سنة الإجازات التي تبدأ في ${start}`;
  },
  'time-off.balances.events.vacation': ({ from, to }, { locale }) =>
    `أيام الإجازة السنوية من ${formatNumber(from, locale)} إلى ${formatNumber(to, locale)}`,
  'time-off.balances.events.sickDays': ({ from, to }, { locale }) =>
    `أيام الإجازة المرضية من ${formatNumber(from, locale)} إلى ${formatNumber(to, locale)}`,
  'time-off.balances.events.viewed': ({ person }, texts) => `الاطلاع على رصيد إجازات ${texts.text(person)}`,
  'time-off.balances.events.opened': ({ person, type, balance }, texts) =>
    `فتح رصيد بالاستيراد (${type}، ${texts.text(person)}): ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.balanceStated': ({ person, type, balance, on }, texts) =>
    `تحديد الرصيد بالاستيراد (${type}، ${texts.text(person)}) في ${dateText(on, texts.locale)}: ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.carriedOver': ({ person, type, balance, on }, texts) =>
    `استيراد الرصيد المرحّل إلى سنة الإجازات التي تضم ${dateText(on, texts.locale)} (${type}، ${texts.text(person)}): ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.adjusted': ({ person, type, on, ...quantity }, texts) => {
    const sign = quantity.amount > 0 ? signOf(quantity.amount, texts.locale) : '';
    const change = `${sign}${quantityText(quantity, texts)}`;
    return `تسوية الرصيد (${type}، ${texts.text(person)}) في ${dateText(on, texts.locale)}: ${change}`;
  },
  'time-off.balances.events.adjustmentDeleted': ({ person, type, on }, texts) =>
    `حذف تسوية (${type}، ${texts.text(person)}) في ${dateText(on, texts.locale)}`,
  'time-off.balances.events.expiryMoved': ({ person, type, leaveYearStart, expiresOn }, texts) => {
    const [start, day] = [dateText(leaveYearStart, texts.locale), dateText(expiresOn, texts.locale)];
    return `نقل انتهاء صلاحية ${type} (${texts.text(person)}) من سنة الإجازات التي تبدأ في ${start} إلى ${day}`;
  },
  'time-off.balances.events.paidOut': ({ person, type, amount, unit, on }, texts) =>
    `صرف رصيد (${type}، ${texts.text(person)}) في ${dateText(on, texts.locale)}: ${exactLeaveText(numberOf(amount, unit), unit, texts)}`,
  'time-off.balances.events.payoutDeleted': ({ person, type, on }, texts) =>
    `حذف صرف رصيد (${type}، ${texts.text(person)}) في ${dateText(on, texts.locale)}`,
  'time-off.balances.events.warned': ({ person, expiry }, texts) =>
    `تنبيه ${texts.text(person)}: ${texts.text(expiry)}`,
  'time-off.balances.events.expiry': ({ type, on, ...quantity }, texts) =>
    `${quantityText(quantity, texts)} (${type})، تنتهي الصلاحية في ${longDateText(on, texts.locale)}`,
} satisfies Catalogue<typeof en>;

function quantityText({ amount, unit }: Quantity, texts: Texts): string {
  const shown = amountText(amount, unit, texts);
  if (unit === 'HOUR') return `${shown} ساعة`;
  return plural('ar', numberOf(amount, unit), {
    zero: `${shown} أيام`,
    one: `${shown} يوم`,
    two: `${shown} يوم`,
    few: `${shown} أيام`,
    many: `${shown} يومًا`,
    other: `${shown} يوم`,
  });
}
