import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './halves-en.ts';

export const ar = {
  'time-off.requests.partOfDay': 'جزء اليوم',
  'time-off.requests.wholeDay': 'يوم كامل',
  'time-off.requests.morningPart': 'صباحًا',
  'time-off.requests.afternoonPart': 'بعد الظهر',
  'time-off.requests.firstDay': 'أول يوم',
  'time-off.requests.afternoonOnly': 'بعد الظهر فقط',
  'time-off.requests.lastDay': 'آخر يوم',
  'time-off.requests.morningOnly': 'صباحًا فقط',
} satisfies Catalogue<typeof en>;
