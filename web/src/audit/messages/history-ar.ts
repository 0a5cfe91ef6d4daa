import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const ar = {
  'audit.history.title': 'السجل',
  'audit.history.notLoaded': 'تعذّر تحميل السجل',
  'audit.history.loading': 'جارٍ تحميل السجل',
  'audit.history.restore': 'استعادة القيم السابقة',
  'audit.history.restoring': 'جارٍ الاستعادة…',
  'audit.history.restored': 'استُعيدت القيم السابقة',
  'audit.history.notRestored': 'تعذّرت استعادة القيم السابقة',
} satisfies Catalogue<typeof en>;
