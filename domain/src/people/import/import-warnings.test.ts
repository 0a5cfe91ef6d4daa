import { expect, test } from 'vitest';
import { type OpenRequestOfImport, warningsOfLastDay } from './import-warnings.ts';

const request = (
  startDate: string,
  endDate: string,
  status: 'PENDING' | 'APPROVED',
): OpenRequestOfImport => ({
  typeName: 'Vacation',
  status,
  startDate,
  endDate,
});

test('only requests with days after the last day are named', () => {
  const requests = [
    request('2027-03-10', '2027-03-15', 'APPROVED'),
    request('2027-03-10', '2027-03-19', 'APPROVED'),
    request('2027-04-01', '2027-04-01', 'PENDING'),
  ];
  expect(warningsOfLastDay('2027-03-15', requests)).toEqual([
    'Approved: Vacation from 2027-03-10 to 2027-03-19 has days after the last day, and is not cancelled',
    'Pending: Vacation on 2027-04-01 has days after the last day, and is not cancelled',
  ]);
  expect(warningsOfLastDay('2027-04-01', requests)).toEqual([]);
});
