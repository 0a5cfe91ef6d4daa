import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.approvals.pending': 'الموافقات قيد الانتظار',
  'time-off.approvals.refresh': 'تحديث',
  'time-off.approvals.loading': 'جارٍ تحميل الموافقات قيد الانتظار',
  'time-off.approvals.outdated': 'ربما تغيّرت هذه الطلبات منذ تحميلها',
  'time-off.approvals.pages': 'الموافقات قيد الانتظار',
  'time-off.approvals.toDecide': 'طلبات في انتظار القرار',
  'time-off.approvals.allDone': 'أُنجز كل شيء!',
  'time-off.approvals.allDoneHint': 'لا توجد حاليًا طلبات إجازة في انتظار موافقتك.',
  'time-off.approvals.notDecided': ({ count }) =>
    plural('ar', count, {
      zero: 'تعذّر البتّ في 0 طلبات',
      one: 'تعذّر البتّ في طلب واحد',
      two: 'تعذّر البتّ في طلبين',
      few: `تعذّر البتّ في ${count} طلبات`,
      many: `تعذّر البتّ في ${count} طلبًا`,
      other: `تعذّر البتّ في ${count} طلب`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }) => `${name}، ${days}: ${fault}`,
  'time-off.approvals.keyNext': 'التالي',
  'time-off.approvals.keyPrevious': 'السابق',
  'time-off.approvals.keyApprove': 'قبول',
  'time-off.approvals.keyReject': 'رفض',
  'time-off.approvals.keySelect': 'تحديد',
  'time-off.approvals.keyUndo': 'تراجع',
  'time-off.approvals.keysInProfile': 'يمكن إيقافها في ملفك الشخصي.',
  'time-off.approvals.rejectVacation': 'رفض طلب الإجازة السنوية',
  'time-off.approvals.willSeeReason': ({ name }) => `يظهر هذا السبب لصاحب الطلب (${name}).`,
  'time-off.approvals.select': ({ name }) => `تحديد: ${name}`,
  'time-off.approvals.from': 'من',
  'time-off.approvals.to': 'إلى',
  'time-off.approvals.endBeforeStart': 'هذا اليوم قبل البداية',
  'time-off.approvals.person': 'الشخص',
  'time-off.approvals.everyone': 'الجميع',
  'time-off.approvals.onePerson': 'شخص واحد',
  'time-off.approvals.morePeople': ({ count }) =>
    `غير المعروضين: ${count}. يمكن العثور عليهم بكتابة الاسم أو البريد الإلكتروني.`,
} satisfies Catalogue<typeof en>;
