import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'shell.failures.error': 'خطأ',
  'shell.failures.loading': 'جارٍ التحميل…',
  'shell.failures.notNow': 'ليس الآن',
  'shell.failures.partNotLoaded': 'تعذّر تحميل جزء من هذه الصفحة',
  'shell.failures.partNotLoadedHint': 'انقطع الاتصال أو جرى تحديث Almanac. للمتابعة تلزم إعادة تحميل الصفحة.',
  'shell.failures.partNotLoadedReason': 'تعذّر تحميل جزء من هذه الصفحة.',
  'shell.failures.reasonUnknown': 'السبب غير معروف.',
  'shell.failures.reload': 'إعادة تحميل الصفحة',
  'shell.failures.unexpected': 'حدث خطأ غير متوقع في التطبيق!',
  'shell.failures.unreachable': 'تعذّر الوصول إلى Almanac',
} satisfies Catalogue<typeof en>;
