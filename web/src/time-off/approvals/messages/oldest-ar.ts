import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './oldest-en.ts';

export const ar = {
  'time-off.approvals.loadingOldest': 'جارٍ تحميل أقدم الطلبات',
  'time-off.approvals.notLoaded': 'تعذّر تحميل الطلبات',
  'time-off.approvals.notLoadedHint': 'تعذّر تحميل الموافقات قيد الانتظار',
  'time-off.approvals.oldest': 'أقدم الطلبات',
  'time-off.approvals.nothingWaits': 'لا شيء في انتظارك.',
  'time-off.approvals.noReason': 'لم يُذكر سبب',
} satisfies Catalogue<typeof en>;
