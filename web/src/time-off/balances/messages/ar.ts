import { formatNumber, formatPercent, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

export const ar = {
  'time-off.balances.vacation': 'أيام الإجازة السنوية',
  'time-off.balances.sick': 'أيام الإجازة المرضية',
  'time-off.balances.cardTitle': 'رصيد الإجازات',
  'time-off.balances.cardNotLoaded': 'تعذّر تحميل رصيد الإجازات',
  'time-off.balances.cardLoading': 'جارٍ تحميل رصيد إجازاتك',
  'time-off.balances.noData': 'لا تتوفر بيانات رصيد',
  'time-off.balances.overviewFailed': 'ما زال إرسال الطلب ممكنًا؛ ويُتحقق منه عند وصوله.',
  'time-off.balances.resets': ({ day }) => `بداية السنة التالية: ${day}`,
  'time-off.balances.history': 'عرض السجل',
  'time-off.balances.details': 'رصيدي',
  'time-off.balances.available': ({ number }) => `${number} متاح`,
  'time-off.balances.daysInYear': ({ days, number, year }) =>
    plural('ar', shortened(days), {
      zero: `${number} أيام في ${year}`,
      one: `${number} يوم في ${year}`,
      two: `${number} يوم في ${year}`,
      few: `${number} أيام في ${year}`,
      many: `${number} يومًا في ${year}`,
      other: `${number} يوم في ${year}`,
    }),
  'time-off.balances.percentUsed': ({ percent }, { locale }) => `${formatPercent(percent, locale)} مستخدم`,
  'time-off.balances.pending': ({ days }, texts) => `${numberOf(days, texts)} قيد الانتظار`,
  'time-off.balances.used': ({ used, total }) => `${used} من ${total} مستخدم`,
  'time-off.balances.usedAndPending': ({ used, total, pending }) => `${used} من ${total} مستخدم، ${pending}`,
  'time-off.balances.availableLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} متاح، ${title}: عرض كل الحركات`,
  'time-off.balances.usedLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} مستخدم، ${title}: عرض الحركات`,
  'time-off.balances.pendingLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} قيد الانتظار، ${title}: عرض الحركات`,
  'time-off.balances.daysLink': ({ days, title }, texts) =>
    `${leaveText(days, 'DAY', texts)}، ${title}: عرض الحركات`,
  'time-off.balances.vacationAccrual': 'اكتساب الإجازة السنوية',
  'time-off.balances.sickAccrual': 'اكتساب الإجازة المرضية',
  'time-off.balances.aMonth': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} / شهر`,
  'time-off.balances.totalOff': 'إجمالي أيام الإجازة',
  'time-off.balances.thisYear': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} هذه السنة`,
  'time-off.balances.remaining': 'الأيام المتبقية',
  'time-off.balances.ofVacation': 'إجازة سنوية',
  'time-off.balances.ofSickLeave': 'إجازة مرضية',
  'time-off.balances.ofBoth': 'إجازة سنوية ومرضية',
} satisfies Catalogue<typeof en>;
