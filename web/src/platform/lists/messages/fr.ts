import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'platform.lists.export': 'Exporter',
  'platform.lists.csv': 'CSV',
  'platform.lists.csvForExcel': 'CSV pour Excel',
  'platform.lists.xlsx': 'Excel (XLSX)',
} satisfies Catalogue<typeof en>;
