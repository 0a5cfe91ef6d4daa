import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'platform.lists.export': 'Exportieren',
  'platform.lists.csv': 'CSV',
  'platform.lists.csvForExcel': 'CSV für Excel',
  'platform.lists.xlsx': 'Excel (XLSX)',
} satisfies Catalogue<typeof en>;
