import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.history.notLoaded': 'تعذّر تحميل السجل',
  'time-off.history.requestSubmitted': 'قُدّم الطلب',
  'time-off.history.system': 'النظام',
} satisfies Catalogue<typeof en>;
