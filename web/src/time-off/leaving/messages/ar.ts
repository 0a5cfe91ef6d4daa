import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.leaving.title': ({ name }) => `انتهاء خدمة ${name}`,
  'time-off.leaving.hint': 'تبقى صلاحية الدخول حتى نهاية آخر يوم عمل، ثم يُعطَّل الحساب تلقائيًا.',
  'time-off.leaving.loading': 'جارٍ تحميل البنود المفتوحة',
  'time-off.leaving.notLoaded': 'تعذّر تحميل البنود المفتوحة',
  'time-off.leaving.notLoadedHint': 'لم يتغير شيء.',
  'time-off.leaving.save': 'حفظ آخر يوم عمل',
  'time-off.leaving.saving': 'جارٍ الحفظ…',
  'time-off.leaving.saved': 'حُفظ آخر يوم عمل',
  'time-off.leaving.notSaved': 'لم يُحفظ آخر يوم عمل',
  'time-off.leaving.isOver': 'مضى هذا اليوم، لذلك عُطِّل الحساب.',
  'time-off.leaving.lastDayLabel': 'آخر يوم عمل',
  'time-off.leaving.status': 'الحالة',
  'time-off.leaving.active': 'نشط',
  'time-off.leaving.inactive': 'معطَّل',
  'time-off.leaving.endTimeOff': 'إنهاء الإجازات مع آخر يوم عمل',
  'time-off.leaving.endMemberships': 'إنهاء العضويات مع آخر يوم عمل',
  'time-off.leaving.successor': 'الخَلَف (اختياري)',
  'time-off.leaving.successorHint': 'يقود فرق هذا الشخص من اليوم التالي، ويبتّ في طلبات أعضائها.',
  'time-off.leaving.noSuccessor': 'لا أحد بعد',
  'time-off.leaving.reasonLabel': 'السبب',
  'time-off.leaving.ownReasonHint': 'لا يوجد مسؤول غيرك، لذلك يُسجَّل هذا مع السبب.',
  'time-off.leaving.open': 'البنود المفتوحة',
  'time-off.leaving.nothingOpen': 'لا شيء مفتوح بعد ذلك اليوم.',
  'time-off.leaving.leftAtEnd': 'المتبقي في آخر يوم عمل',
  'time-off.leaving.leftOfType': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.leaving.takenInAdvance': ({ type, amount }) => `${type}: مأخوذ مقدمًا: ${amount}`,
  'time-off.leaving.payOut': 'تسجيل صرف رصيد…',
  'time-off.leaving.certificate': 'طباعة شهادة الإجازات…',
  'time-off.leaving.pendingRequests': ({ count }) =>
    plural('ar', count, {
      zero: 'لا طلبات قيد الانتظار',
      one: 'طلب واحد قيد الانتظار',
      two: 'طلبان قيد الانتظار',
      few: `${count} طلبات قيد الانتظار`,
      many: `${count} طلبًا قيد الانتظار`,
      other: `${count} طلب قيد الانتظار`,
    }),
  'time-off.leaving.laterTimeOff': 'إجازات بعد ذلك اليوم',
  'time-off.leaving.memberships': ({ count }) =>
    plural('ar', count, {
      zero: 'لا عضويات مستمرة',
      one: 'عضوية مستمرة واحدة',
      two: 'عضويتان مستمرتان',
      few: `${count} عضويات مستمرة`,
      many: `${count} عضوية مستمرة`,
      other: `${count} عضوية مستمرة`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }, { locale }) =>
    `${team}، ${formatPercent(percent, locale)} منذ ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }) =>
    plural('ar', count, {
      zero: 'لا فرق تحت قيادة هذا الشخص',
      one: 'فريق واحد تحت قيادة هذا الشخص',
      two: 'فريقان تحت قيادة هذا الشخص',
      few: `${count} فرق تحت قيادة هذا الشخص`,
      many: `${count} فريقًا تحت قيادة هذا الشخص`,
      other: `${count} فريق تحت قيادة هذا الشخص`,
    }),
  'time-off.leaving.waitingRequests': ({ count }) =>
    plural('ar', count, {
      zero: 'لا طلبات في انتظار موافقة هذا الشخص',
      one: 'طلب واحد في انتظار موافقة هذا الشخص',
      two: 'طلبان في انتظار موافقة هذا الشخص',
      few: `${count} طلبات في انتظار موافقة هذا الشخص`,
      many: `${count} طلبًا في انتظار موافقة هذا الشخص`,
      other: `${count} طلب في انتظار موافقة هذا الشخص`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }) => `${name}: ${request}`,
} satisfies Catalogue<typeof en>;
