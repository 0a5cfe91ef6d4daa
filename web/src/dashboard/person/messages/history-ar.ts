import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const ar = {
  'dashboard.person.history': 'السجل',
  'dashboard.person.historySubtitle': 'ما الذي تغيّر ومن غيّره.',
  'dashboard.person.auditLog': 'فتح في سجل التدقيق',
  'dashboard.person.historyNotLoaded': 'تعذّر تحميل السجل',
  'dashboard.person.historyLoading': 'جارٍ تحميل السجل',
  'dashboard.person.noEntries': 'لا قيود',
  'dashboard.person.noEntriesHint': 'لا توجد تغييرات بعد.',
  'dashboard.person.entries': 'القيود',
} satisfies Catalogue<typeof en>;
