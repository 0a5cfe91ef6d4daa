export const en = {
  'platform.lists.export': 'Export',
  'platform.lists.csv': 'CSV',
  'platform.lists.csvForExcel': 'CSV for Excel',
  'platform.lists.xlsx': 'Excel (XLSX)',
};
