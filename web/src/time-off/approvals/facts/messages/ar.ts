import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.approvals.details': 'التفاصيل',
  'time-off.approvals.detailsOf': ({ name }) => `تفاصيل طلب ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }) => `${type}، ${days}`,
  'time-off.approvals.reasonTitle': 'السبب',
  'time-off.approvals.whoDecides': 'صاحب القرار',
  'time-off.approvals.days': 'الأيام',
  'time-off.approvals.loadingDays': 'جارٍ تحميل الأيام',
  'time-off.approvals.daysNotLoaded': 'تعذّر تحميل الأيام.',
  'time-off.approvals.dayFact': ({ day, fact }) => `${day}: ${fact}`,
  'time-off.approvals.showDays': ({ count }) =>
    plural('ar', count, {
      zero: 'عرض بقية الأيام',
      one: 'عرض يوم آخر',
      two: 'عرض يومين آخرين',
      few: `عرض ${count} أيام أخرى`,
      many: `عرض ${count} يومًا آخر`,
      other: `عرض ${count} يوم آخر`,
    }),
  'time-off.approvals.balance': 'رصيد الإجازات',
  'time-off.approvals.balanceNotLoaded': 'تعذّر تحميل رصيد الإجازات',
  'time-off.approvals.adjustBalance': 'تسوية الرصيد',
  'time-off.approvals.awayThen': 'الغائبون في هذه الأيام',
  'time-off.approvals.noOneAway': 'لا غياب آخر في القسم.',
  'time-off.approvals.checkingCalendar': 'جارٍ التحقق من التقويم…',
  'time-off.approvals.absencesNotLoaded': 'تعذّر تحميل الغياب.',
  'time-off.approvals.absence': ({ type, days, isPending }) => {
    const absence = type === undefined ? days : `${type}، ${days}`;
    return isPending ? `${absence} (قيد الانتظار)` : absence;
  },
  'time-off.approvals.capacity': 'سعة الفريق',
  'time-off.approvals.capacityUnknown': 'تعذّر التحقق من سعة الفريق.',
  'time-off.approvals.leftNotLoaded': 'تعذّر تحميل المتبقي',
  'time-off.approvals.overLimit': 'تجاوز للحد:',
  'time-off.approvals.caution': 'تنبيه:',
  'time-off.approvals.submitted': 'تاريخ التقديم',
  'time-off.approvals.submittedAgo': ({ ago }) => `قُدّم ${ago}`,
  'time-off.approvals.deactivated': 'معطَّل',
  'time-off.approvals.seenAtDecision': 'ما رآه مسؤول الموافقة:',
} satisfies Catalogue<typeof en>;
