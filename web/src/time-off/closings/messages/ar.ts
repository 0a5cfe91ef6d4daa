import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.closings.title': 'إقفال السنة',
  'time-off.closings.subtitle': 'مراجعة الأرصدة المرحَّلة، ثم إقفال السنة.',
  'time-off.closings.closeThrough': 'الإقفال حتى',
  'time-off.closings.close': ({ year }) => `إقفال ${year}`,
  'time-off.closings.closeDay': 'إقفال حتى هذا اليوم',
  'time-off.closings.balancesTitle': 'الأرصدة عند إقفال السنة',
  'time-off.closings.final': 'مقفلة؛ هذه الأرقام نهائية.',
  'time-off.closings.asOfToday': ({ date }) => `${date}، بحسب بيانات اليوم.`,
  'time-off.closings.balancesNotLoaded': 'تعذّر تحميل أرصدة ذلك اليوم',
  'time-off.closings.balancesLoading': 'جارٍ تحميل الأرصدة',
  'time-off.closings.balancesLabel': 'الأرصدة بحسب الخطة والنوع',
  'time-off.closings.noBalances': 'لا أرصدة',
  'time-off.closings.noBalancesHint': 'لا أحد لديه رصيد في هذا اليوم.',
  'time-off.closings.closed': 'السنوات المقفلة',
  'time-off.closings.closedHint': 'لا يُسمح بتغيير السنوات المقفلة.',
  'time-off.closings.closedNotLoaded': 'تعذّر تحميل السنوات المقفلة',
  'time-off.closings.closedLoading': 'جارٍ تحميل السنوات المقفلة',
  'time-off.closings.leavers': 'المغادرون',
  'time-off.closings.leaversHint': 'مستحق الدفع، غير مشمول أعلاه.',
  'time-off.closings.leaversLabel': 'مستحق الدفع بحسب الخطة والنوع',
  'time-off.closings.payables': 'مستحق الصرف',
  'time-off.closings.payablesHint': 'من انقضى آخر يوم لهم في الخدمة.',
  'time-off.closings.payablesLabel': 'المستحق الصرف لكل شخص',
  'time-off.closings.payablesNotLoaded': 'تعذّر تحميل الأرصدة المستحقة الصرف',
  'time-off.closings.payablesLoading': 'جارٍ تحميل المستحق الصرف',
  'time-off.closings.personColumn': 'الشخص',
  'time-off.closings.lastDayColumn': 'آخر يوم',
  'time-off.closings.amountColumn': 'المقدار',
  'time-off.closings.payablesPages': 'صفحات المستحق الصرف',
  'time-off.closings.payOut': 'صرف الرصيد…',
  'time-off.closings.payOutOf': ({ name, type }) => `صرف الرصيد…: ${name}، ${type}`,
  'time-off.closings.printStatements': 'طباعة كشوف الحساب…',
  'time-off.closings.takenInAdvance': ({ amount }) => `مأخوذ مقدمًا: ${amount}`,

  'time-off.closings.planColumn': 'خطة الإجازات',
  'time-off.closings.typeColumn': 'النوع',
  'time-off.closings.peopleColumn': 'الأشخاص',
  'time-off.closings.expiresColumn': 'تنتهي صلاحيته',
  'time-off.closings.remainingColumn': 'المتبقي',
  'time-off.closings.expiringColumn': 'ما ستنتهي صلاحيته منه',
  'time-off.closings.overdrawnColumn': 'رصيد سالب',
  'time-off.closings.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('ar', days, {
      zero: `${number} أيام`,
      one: days < 0 ? `${number} يوم` : 'يوم واحد',
      two: days < 0 ? `${number} يوم` : 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'time-off.closings.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} س`,

  'time-off.closings.none': 'لم يُقفل شيء بعد.',
  'time-off.closings.throughDate': ({ date }) => `حتى ${date}`,
  'time-off.closings.balancesOfPeople': ({ balances, people }, texts) => {
    const balanceNumber = formatNumber(balances, texts.locale);
    const ofBalances = plural('ar', balances, {
      zero: 'لا أرصدة',
      one: 'رصيد واحد',
      two: 'رصيدان',
      few: `${balanceNumber} أرصدة`,
      many: `${balanceNumber} رصيدًا`,
      other: `${balanceNumber} رصيد`,
    });
    const number = formatNumber(people, texts.locale);
    return plural('ar', people, {
      zero: `${ofBalances} لدى 0 أشخاص`,
      one: `${ofBalances} لدى شخص واحد`,
      two: `${ofBalances} لدى شخصين`,
      few: `${ofBalances} لدى ${number} أشخاص`,
      many: `${ofBalances} لدى ${number} شخصًا`,
      other: `${ofBalances} لدى ${number} شخص`,
    });
  },
  'time-off.closings.openAgain': 'إعادة الفتح…',
  'time-off.closings.openAgainTitle': 'إعادة فتح إجازات مقفلة',
  'time-off.closings.openAgainHint': ({ through }, texts) =>
    `تُحذف الأرصدة المحفوظة حتى ${dateText(through, texts.locale)}، ويصبح تغيير كل ما قبلها ممكنًا مجددًا. يُسجَّل السبب.`,
  'time-off.closings.reopen': 'إعادة الفتح',
  'time-off.closings.reopening': 'جارٍ إعادة الفتح…',
  'time-off.closings.reopened': 'أُعيد الفتح',
  'time-off.closings.notReopened': 'لم يُعَد فتح شيء',
  'time-off.closings.reasonLabel': 'السبب',
  'time-off.closings.reasonMissing': 'السبب مطلوب',

  'time-off.closings.closeHint': ({ through }, texts) =>
    `يُحفظ كل رصيد في نهاية ${dateText(through, texts.locale)}، ويُمنع أي تغيير في رصيد حتى ذلك اليوم. تكون التصحيحات بتسويات في السنة المفتوحة.`,
  'time-off.closings.inProgress': 'جارٍ الإقفال…',
  'time-off.closings.done': 'تم الإقفال',
  'time-off.closings.doneThrough': ({ through }, texts) => `حتى ${dateText(through, texts.locale)}`,
  'time-off.closings.notClosed': 'لم يُقفل شيء',
} satisfies Catalogue<typeof en>;
