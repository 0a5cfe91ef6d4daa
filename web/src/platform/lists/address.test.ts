import { expect, expectTypeOf, test } from 'vitest';
import {
  addressFilters,
  calendarDate,
  identifier,
  oneOf,
  onlyPages,
  pageNumber,
  textUpTo,
  usuallyFirstOf,
} from './address.ts';

const id = '01890000-0000-7000-8000-000000000000';

interface Filters {
  search?: string | undefined;
  teamId?: string | undefined;
  from?: string | undefined;
  state?: 'on' | 'off' | undefined;
  order: 'new' | 'old';
  page: number;
}

const filters = addressFilters<Filters>({
  search: textUpTo(5, 'q'),
  teamId: identifier('team'),
  from: calendarDate('from'),
  state: oneOf('state', ['on', 'off']),
  order: usuallyFirstOf('order', ['new', 'old']),
  page: pageNumber,
});

const usual = { order: 'new', page: 1 } as const;
const read = (address: string) => filters.read(new URLSearchParams(address));
const write = (address: string, chosen: Parameters<typeof filters.write>[1]) =>
  String(filters.write(new URLSearchParams(address), chosen));

test.each([
  ['', usual],
  [
    `q=core&team=${id}&from=2026-08-03&state=off&order=old&page=4`,
    { search: 'core', teamId: id, from: '2026-08-03', state: 'off', order: 'old', page: 4 },
  ],
  ['q=%20cores%20and%20more', { ...usual, search: 'cores' }],
  ['q=%20&team=12&from=2026-02-30&state=ON&order=up&page=x', usual],
  ['page=0', usual],
  ['page=1.5', usual],
  ['page=1000001', usual],
])('the address "%s" says %j', (address, said) => {
  expect(read(address)).toEqual(said);
});

test('what is written into an address is read from it again', () => {
  const chosen = {
    search: 'core',
    teamId: id,
    from: '2026-08-03',
    state: 'on',
    order: 'old',
    page: 2,
  } as const;
  expect(read(write('', chosen))).toEqual(chosen);
});

test('what is as usual, null or empty leaves no trace; what is foreign stays', () => {
  const address = `tab=all&q=core&team=${id}&state=on&order=old&page=4`;
  expect(write(address, { search: '', teamId: null, state: undefined, order: 'new', page: 1 })).toBe(
    'tab=all',
  );
  expect(write(address, {})).toBe('tab=all');
});

test('a page and an order hide nothing', () => {
  expect(filters.isFiltered({ order: 'old', page: 3 })).toBe(false);
  expect(filters.isFiltered({ ...usual, state: 'on' })).toBe(true);
});

test('a filter of another kind than its field does not compile', () => {
  expectTypeOf(onlyPages.read).returns.toEqualTypeOf<{ page: number }>();
  // @ts-expect-error The order has a usual value, which `oneOf` does not give.
  addressFilters<Pick<Filters, 'order'>>({ order: oneOf('order', ['new', 'old']) });
});
