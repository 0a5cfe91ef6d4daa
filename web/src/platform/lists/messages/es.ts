import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'platform.lists.export': 'Exportar',
  'platform.lists.csv': 'CSV',
  'platform.lists.csvForExcel': 'CSV para Excel',
  'platform.lists.xlsx': 'Excel (XLSX)',
} satisfies Catalogue<typeof en>;
