import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.presence.calendar': 'تقويم الفريق',
  'time-off.presence.calendarHint': 'الإجازات المقبولة في فريقك.',
  'time-off.presence.calendarNotLoaded': 'تعذّر تحميل التقويم',
  'time-off.presence.filterCalendar': 'تصفية التقويم',
  'time-off.presence.loading': 'جارٍ التحميل…',
  'time-off.presence.loadingPeople': 'جارٍ تحميل الأشخاص',
  'time-off.presence.view': 'طريقة العرض',
  'time-off.presence.monthView': 'الشهر',
  'time-off.presence.peopleView': 'الأشخاص',
  'time-off.presence.span': 'المدة',
  'time-off.presence.spanOfMonths': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أشهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: `${count} أشهر`,
      many: `${count} شهرًا`,
      other: `${count} شهر`,
    }),
  'time-off.presence.months': ({ first, last }) => `${first} إلى ${last}`,
  'time-off.presence.showToday': 'اليوم',
  'time-off.presence.previousMonths': ({ count }) =>
    plural('ar', count, {
      zero: 'الأشهر السابقة',
      one: 'الشهر السابق',
      two: 'الشهران السابقان',
      few: `الأشهر السابقة (${count})`,
      many: `الأشهر السابقة (${count})`,
      other: `الأشهر السابقة (${count})`,
    }),
  'time-off.presence.nextMonths': ({ count }) =>
    plural('ar', count, {
      zero: 'الأشهر التالية',
      one: 'الشهر التالي',
      two: 'الشهران التاليان',
      few: `الأشهر التالية (${count})`,
      many: `الأشهر التالية (${count})`,
      other: `الأشهر التالية (${count})`,
    }),
  'time-off.presence.person': 'الشخص',
  'time-off.presence.deactivated': '(معطَّل)',
  'time-off.presence.personAndDay': ({ name, day }) => `${name}، ${day}`,
  'time-off.presence.dayNotLoaded': 'تعذّر تحميل إجازات هذا اليوم.',
  'time-off.presence.noneOnDay': 'لا إجازات في هذا اليوم.',
  'time-off.presence.noneApprovedOnDay': 'لا إجازات مقبولة في هذا اليوم.',
  'time-off.presence.approvedOnDay': ({ count }) =>
    plural('ar', count, {
      zero: 'لا طلبات مقبولة في هذا اليوم',
      one: 'طلب مقبول واحد في هذا اليوم',
      two: 'طلبان مقبولان في هذا اليوم',
      few: `${count} طلبات مقبولة في هذا اليوم`,
      many: `${count} طلبًا مقبولًا في هذا اليوم`,
      other: `${count} طلب مقبول في هذا اليوم`,
    }),
  'time-off.presence.approvedInMonth': ({ count }) =>
    plural('ar', count, {
      zero: 'لا إجازات مقبولة هذا الشهر',
      one: 'إجازة مقبولة واحدة هذا الشهر',
      two: 'إجازتان مقبولتان هذا الشهر',
      few: `${count} إجازات مقبولة هذا الشهر`,
      many: `${count} إجازة مقبولة هذا الشهر`,
      other: `${count} إجازة مقبولة هذا الشهر`,
    }),
  'time-off.presence.peopleAndApproved': ({ people, approved }) => {
    const ofPeople = plural('ar', people, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${people} أشخاص`,
      many: `${people} شخصًا`,
      other: `${people} شخص`,
    });
    return plural('ar', approved, {
      zero: `${ofPeople}، لا طلبات مقبولة`,
      one: `${ofPeople}، طلب مقبول واحد`,
      two: `${ofPeople}، طلبان مقبولان`,
      few: `${ofPeople}، ${approved} طلبات مقبولة`,
      many: `${ofPeople}، ${approved} طلبًا مقبولًا`,
      other: `${ofPeople}، ${approved} طلب مقبول`,
    });
  },
  'time-off.presence.approvedRequests': 'الطلبات المقبولة',
  'time-off.presence.publicHoliday': ({ holiday }) => `عطلة رسمية: ${holiday}`,
  'time-off.presence.timeOff': 'إجازة',
  'time-off.presence.timeOffOn': ({ day }) => `الإجازات، ${day}`,
  'time-off.presence.typeWaiting': ({ type }) => `${type}، قيد الانتظار`,
  'time-off.presence.hours': ({ hours }) => `${hours} س`,
  'time-off.presence.more': ({ count }) => `\u200e+${count}`,
  'time-off.presence.requests': ({ count }) =>
    plural('ar', count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: `${count} طلبات`,
      many: `${count} طلبًا`,
      other: `${count} طلب`,
    }),
  'time-off.presence.pending': ({ count }) => `قيد الانتظار: ${count}`,
  'time-off.presence.present': ({ percent }, { locale }) => `الحضور ${formatPercent(percent, locale)}`,
  'time-off.presence.presentShort': ({ percent }, { locale }) => `حضور ${formatPercent(percent, locale)}`,
} satisfies Catalogue<typeof en>;
