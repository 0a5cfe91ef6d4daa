import { periodText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './later-en.ts';

export const ar = {
  'time-off.leaving.more': ({ count }) => `و${count} غيرها`,
  'time-off.leaving.request': ({ type, period, isPending }, { locale }) => {
    const request = `${type}، ${periodText(period, locale)}`;
    return isPending ? `${request}، قيد الانتظار` : `${request}، مقبول`;
  },
  'time-off.leaving.loadingLater': 'جارٍ البحث عن إجازات بعد ذلك اليوم',
  'time-off.leaving.laterNotLoaded': 'تعذّر تحميل الإجازات بعد ذلك اليوم',
  'time-off.leaving.laterRequests': ({ count }) =>
    plural('ar', count, {
      zero: 'لا طلبات بعد آخر يوم عمل الجديد',
      one: 'طلب واحد بعد آخر يوم عمل الجديد',
      two: 'طلبان بعد آخر يوم عمل الجديد',
      few: `${count} طلبات بعد آخر يوم عمل الجديد`,
      many: `${count} طلبًا بعد آخر يوم عمل الجديد`,
      other: `${count} طلب بعد آخر يوم عمل الجديد`,
    }),
  'time-off.leaving.laterStays':
    'الحفظ لا يلغيها. لإنهاء الإجازات مع آخر يوم عمل يُستخدم «انتهاء الخدمة» بدلًا من ذلك.',
} satisfies Catalogue<typeof en>;
