import { dateText, dayText, longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { bareText, leaveText } from '@almanac/domain/leave/types/leave-text';
import type { Amount, Day, en, Part } from './en.ts';

function amountOf({ number, unit }: Amount, texts: Texts): string {
  return leaveText(number, unit, texts);
}

function dayOf({ day, beside }: Day, { locale }: Texts): string {
  return dayText(day, beside, locale);
}

function partOf({ part, partDay, unit, beside }: Part & Amount & Day, texts: Texts): string {
  return `منها ${bareText(part, unit, texts)} حتى ${dayOf({ day: partDay, beside }, texts)}`;
}

export const ar = {
  'time-off.balances.calculating': 'جارٍ الحساب…',
  'time-off.balances.asOf': ({ sentence, ...day }, texts) => `بتاريخ ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.onDay': ({ sentence, ...day }, texts) => `في ${dayOf(day, texts)}: ${sentence}`,
  'time-off.balances.counted': ({ year, ...amount }, texts) => `${amountOf(amount, texts)} في ${year}.`,
  'time-off.balances.countedAndPending': ({ year, pending, ...amount }, texts) =>
    `${amountOf(amount, texts)} في ${year}، قيد الانتظار: ${leaveText(pending, amount.unit, texts)}.`,
  'time-off.balances.withoutLimitInYear': ({ year, ...amount }, texts) =>
    `${amountOf(amount, texts)} في ${year}؛ بلا حد.`,
  'time-off.balances.overdrawn': (given, texts) =>
    `الرصيد السالب في سنة الإجازات حتى ${dayOf(given, texts)}: ${amountOf(given, texts)}.`,
  'time-off.balances.nothing': 'لا شيء متاح.',
  'time-off.balances.nothingUntil': (day, texts) => `لا شيء متاح حتى ${dayOf(day, texts)}.`,
  'time-off.balances.amount': (amount, texts) => `المتاح: ${amountOf(amount, texts)}.`,
  'time-off.balances.amountUntil': (given, texts) =>
    `المتاح حتى ${dayOf(given, texts)}: ${amountOf(given, texts)}.`,
  'time-off.balances.amountWithPart': (given, texts) =>
    `المتاح: ${amountOf(given, texts)}؛ ${partOf(given, texts)}.`,
  'time-off.balances.amountUntilWithPart': (given, texts) =>
    `المتاح حتى ${dayOf(given, texts)}: ${amountOf(given, texts)}؛ ${partOf(given, texts)}.`,
  'time-off.balances.andPayable': ({ sentence, payable }) => `${sentence} ${payable}`,
  'time-off.balances.payable': ({ day, ...amount }, texts) =>
    `مستحق الدفع في ${longDateText(day, texts.locale)}: ${amountOf(amount, texts)}.`,
  'time-off.balances.takenInAdvance': ({ day, ...amount }, texts) =>
    `المأخوذ مقدمًا حتى ${longDateText(day, texts.locale)}: ${amountOf(amount, texts)}.`,
  'time-off.balances.nothingPayable': ({ day }, { locale }) =>
    `لا شيء مستحق الدفع في ${longDateText(day, locale)}.`,

  'time-off.balances.onDate': 'الرصيد في تاريخ معيّن',
  'time-off.balances.theDay': 'اليوم',
  'time-off.balances.monthEnds': 'المتاح في نهاية الشهر',
  'time-off.balances.noLimit': 'بلا حد',
  'time-off.balances.today': 'اليوم',
  'time-off.balances.leaveYear': ({ year }) => `سنة الإجازات ${year}`,
  'time-off.balances.yearInDays': ({ startDate, endDate }, { locale }) =>
    `بالأيام، من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'time-off.balances.yearInHours': ({ startDate, endDate }, { locale }) =>
    `بالساعات، من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'time-off.balances.linesNotLoaded': 'تعذّر تحميل كشف الرصيد',
  'time-off.balances.linesLoading': 'جارٍ تحميل كشف الرصيد',
  'time-off.balances.accountLoading': 'جارٍ تحميل الرصيد',
  'time-off.balances.onlyGranted': 'المعروض: الممنوح والتسويات فقط.',
  'time-off.balances.onlyTaken': 'المعروض: المستخدم والمخطط فقط.',
  'time-off.balances.onlyPending': 'المعروض: ما هو قيد الانتظار فقط.',
  'time-off.balances.onlyExpired': 'المعروض: ما انتهت صلاحيته فقط.',
  'time-off.balances.onlyPaidOut': 'لا يُعرض سوى الرصيد المصروف.',
  'time-off.balances.allLines': 'عرض كل الحركات',

  'time-off.balances.sumCarried': 'مُرحَّل',
  'time-off.balances.sumGranted': 'ممنوح',
  'time-off.balances.sumAdjusted': 'تسوية',
  'time-off.balances.sumTaken': 'مستخدم',
  'time-off.balances.sumExpired': 'انتهت صلاحيته',
  'time-off.balances.sumPaidOut': 'مصروف',
  'time-off.balances.sumBalance': 'الرصيد',
  'time-off.balances.sumPlanned': 'مخطط',
  'time-off.balances.sumPending': 'قيد الانتظار',
  'time-off.balances.sumLink': ({ term, ...amount }, texts) =>
    `${term}: ${amountOf(amount, texts)}، عرض الحركات`,
  'time-off.balances.expiring': 'ستنتهي صلاحيته',
  'time-off.balances.expiringOn': (given, texts) =>
    `تنتهي الصلاحية في ${dayOf(given, texts)}: ${amountOf(given, texts)}`,

  'time-off.balances.statement': ({ type, startDate, endDate }, { locale }) =>
    `${type}، من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'time-off.balances.inDays': 'أيام',
  'time-off.balances.inHours': 'ساعات',
  'time-off.balances.totalColumn': 'الإجمالي',
  'time-off.balances.balanceColumn': 'الرصيد',
  'time-off.balances.before': ({ day }, { locale }) => `قبل ${dateText(day, locale)}`,
  'time-off.balances.atTheEnd': ({ day }, { locale }) => `في نهاية ${dateText(day, locale)}`,
  'time-off.balances.todayIs': ({ day }) => `اليوم، ${day}`,
  'time-off.balances.lineGranted': 'ممنوح',
  'time-off.balances.lineOpening': 'رصيد افتتاحي',
  'time-off.balances.lineAdjusted': 'تسوية',
  'time-off.balances.linePaidOut': 'مصروف',
  'time-off.balances.lineHoliday': 'عطلة رسمية',
  'time-off.balances.lineExpired': 'انتهت صلاحيته',
  'time-off.balances.lineForgiven': 'إعفاء من الرصيد السالب',
  'time-off.balances.lineSettled': 'فترة العمل السابقة',
  'time-off.balances.linePending': 'قيد الانتظار',
  'time-off.balances.lineApproved': 'كما قُبل',
  'time-off.balances.becauseOf': ({ because, formula }) => `${because}؛ ${formula}`,
  'time-off.balances.becauseOnDay': ({ day, because }, { locale }) => `${dateText(day, locale)}: ${because}`,
  'time-off.balances.drawnFrom': 'مسحوب من',
  'time-off.balances.lot': ({ amount, year }) => `${amount} من ${year}`,
  'time-off.balances.namedLot': ({ amount, year, name }) => `${amount} من ${year}، ${name}`,

  'time-off.balances.adjust': 'تسوية',
  'time-off.balances.moveExpiry': 'نقل انتهاء الصلاحية…',
  'time-off.balances.moveExpiryTitle': 'نقل انتهاء الصلاحية',
  'time-off.balances.adjustTitle': 'تسوية الرصيد',
  'time-off.balances.onlyAdminAdjusts': 'لا يوجد مسؤول غيرك، لذلك يمكنك تسوية رصيدك بنفسك. يُسجَّل ذلك.',
  'time-off.balances.notAllowed': ({ reason }) => `${reason}.`,
  'time-off.balances.adjustmentOn': ({ amount, day }, { locale }) => `${amount} في ${dateText(day, locale)}`,
  'time-off.balances.undo': 'تراجع',
  'time-off.balances.undoOf': ({ adjustment }) => `تراجع عن ${adjustment}`,
  'time-off.balances.undoTitle': 'التراجع عن التسوية',
  'time-off.balances.undoHint': ({ adjustment, reason }) =>
    `${adjustment}: ${reason}. تبقى التسوية في سجل التدقيق.`,
  'time-off.balances.undone': 'تم التراجع عن التسوية',
  'time-off.balances.undoPayoutTitle': 'التراجع عن الصرف',
  'time-off.balances.undoPayoutHint': ({ payout }) => `${payout}. يبقى ذلك في سجل التدقيق.`,
  'time-off.balances.payoutUndone': 'تم التراجع عن الصرف',
} satisfies Catalogue<typeof en>;
