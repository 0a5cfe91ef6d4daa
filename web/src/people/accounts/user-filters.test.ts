import { expect, test } from 'vitest';
import { userFilters, userListInput } from './user-filters.ts';

const departmentId = '018f0000-0000-7000-8000-00000000000a';

test('the address is read as it was written', () => {
  const filters = { page: 3, search: 'ada', role: 'MANAGER', status: 'inactive', departmentId } as const;
  expect(userFilters.read(userFilters.write(new URLSearchParams(), filters))).toEqual(filters);
});

test.each(['page=0', 'page=1.5', 'page=x', 'search=%20', 'role=KING', 'status=asleep', 'department=12'])(
  '%s is ignored',
  (address) => {
    const filters = userFilters.read(new URLSearchParams(address));
    expect(filters.page).toBe(1);
    expect(userFilters.isFiltered(filters)).toBe(false);
  },
);

test('defaults are omitted from the address, and unknown parameters stay', () => {
  const address = userFilters.write(new URLSearchParams('page=4&role=MANAGER&tour=1'), { page: 1 });
  expect(String(address)).toBe('tour=1');
});

test('the call requests the active state', () => {
  expect(userListInput({ page: 1, status: 'active' })).toMatchObject({ isActive: 'true' });
  expect(userListInput({ page: 1, status: 'inactive' })).toMatchObject({ isActive: 'false' });
  expect(userListInput({ page: 1 })).not.toHaveProperty('isActive');
});
