import { expect, test } from 'vitest';
import { exportAddress } from './export-address.ts';

test('a file is requested with the filters set; arrays are repeated', () => {
  expect(exportAddress('/vacation/export', {})).toBe('/api/vacation/export');
  const filters = {
    search: 'Jürgen & Co',
    status: ['PENDING', 'APPROVED'],
    type: undefined,
    mine: true,
    page: '',
  };
  expect(exportAddress('/vacation/export', filters)).toBe(
    '/api/vacation/export?search=J%C3%BCrgen+%26+Co&status=PENDING&status=APPROVED&mine=true',
  );
});
