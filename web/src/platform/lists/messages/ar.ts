import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'platform.lists.export': 'تصدير',
  'platform.lists.csv': 'CSV',
  'platform.lists.csvForExcel': 'CSV لبرنامج Excel',
  'platform.lists.xlsx': 'Excel (XLSX)',
} satisfies Catalogue<typeof en>;
