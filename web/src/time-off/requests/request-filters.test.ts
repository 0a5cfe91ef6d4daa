import { expect, test } from 'vitest';
import { listInput, requestFilters } from './request-filters.ts';

const read = (query: string) => requestFilters.read(new URLSearchParams(query));
const write = (query: string, filters = requestFilters.fallback) =>
  String(requestFilters.write(new URLSearchParams(query), filters));

test('an address without filters shows the first page, newest first', () => {
  expect(read('')).toEqual({ page: 1, sortBy: 'createdAt', sortOrder: 'desc' });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=', 'page=99999999'])(
  'an invalid page (%s) counts as the first',
  (query) => {
    expect(read(query).page).toBe(1);
  },
);

test('invalid filters are ignored', () => {
  expect(read('status=DONE&type=holiday&sortBy=reason&sortOrder=up')).toEqual(requestFilters.fallback);
});

test('the address is read as it was written', () => {
  const filters = {
    page: 3,
    status: 'APPROVED',
    type: 'UNPAID',
    requesterId: '01900000-0000-7000-8000-000000000001',
    departmentId: '01900000-0000-7000-8000-000000000002',
    teamId: '01900000-0000-7000-8000-000000000003',
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    sortBy: 'startDate',
    sortOrder: 'asc',
  } as const;
  expect(requestFilters.read(requestFilters.write(new URLSearchParams(), filters))).toEqual(filters);
});

test('the default leaves no trace in the address, and unknown parameters stay', () => {
  expect(write('tab=all&page=4&status=PENDING&sortOrder=asc')).toBe('tab=all');
});

test("filters hide requests; order and page don't", () => {
  expect(requestFilters.isFiltered({ ...requestFilters.fallback, page: 2, sortOrder: 'asc' })).toBe(false);
  for (const part of [{ type: 'VACATION' }, { startDate: '2026-12-01' }]) {
    expect(requestFilters.isFiltered({ ...requestFilters.fallback, ...part })).toBe(true);
  }
});

test('a list requests ten items of the chosen status and type', () => {
  expect(listInput({ ...requestFilters.fallback, page: 2, status: 'PENDING' })).toEqual({
    page: 2,
    limit: 10,
    sortBy: 'createdAt',
    sortOrder: 'desc',
    status: ['PENDING'],
  });
});
