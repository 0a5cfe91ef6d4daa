import { describe, expect, test } from 'vitest';
import { teamFilters, teamListInput } from './team-filters.ts';

const departmentId = '01890000-0000-7000-8000-000000000000';
const read = (address: string) => teamFilters.read(new URLSearchParams(address));

describe('the filters in the address', () => {
  test.each([
    ['', { page: 1 }],
    ['search=%20core%20&page=3', { page: 3, search: 'core' }],
    [`department=${departmentId}&status=inactive`, { page: 1, departmentId, status: 'inactive' }],
    ['search=%20&department=1&status=asleep&page=-1', { page: 1 }],
    ['page=1.5', { page: 1 }],
  ])('"%s" is read as %j', (address, filters) => {
    expect(read(address)).toEqual(filters);
  });

  test("a search is cut at the server's limit", () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });

  test.each(['', 'search=core', `search=core&department=${departmentId}&status=active&page=2`])(
    '"%s" is written as it was read',
    (address) => {
      expect(teamFilters.write(new URLSearchParams(), read(address)).toString()).toBe(address);
    },
  );

  test('former filters go, unknown parameters stay', () => {
    const address = new URLSearchParams('search=core&page=4&theme=dark');
    expect(teamFilters.write(address, { page: 1 }).toString()).toBe('theme=dark');
  });
});

test('a page alone is not a filter', () => {
  expect(teamFilters.isFiltered({ page: 7 })).toBe(false);
  expect(teamFilters.isFiltered({ page: 1, status: 'active' })).toBe(true);
});

test('the call requests a page of fifty and sends the status as text', () => {
  expect(teamListInput({ page: 2 })).toEqual({ page: 2, limit: 50 });
  expect(teamListInput({ page: 1, search: 'core', departmentId, status: 'inactive' })).toEqual({
    page: 1,
    limit: 50,
    search: 'core',
    departmentId,
    isActive: 'false',
  });
});
