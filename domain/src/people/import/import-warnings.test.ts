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
    'Approved: Vacation, Wed 10 to Fri 19 Mar 2027, has days after the last day and is not cancelled',
    'Pending: Vacation, Thu 1 Apr 2027, has days after the last day and is not cancelled',
  ]);
  expect(warningsOfLastDay('2027-04-01', requests)).toEqual([]);
});
