import { expect, expectTypeOf, test } from 'vitest';
import {
  addressFilters,
  calendarDate,
  firstByDefault,
  identifier,
  oneOf,
  onlyPages,
  pageNumber,
  severalOf,
  textUpTo,
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
  order: firstByDefault('order', ['new', 'old']),
  page: pageNumber,
});

const fallback = { order: 'new', page: 1 } as const;
const read = (address: string) => filters.read(new URLSearchParams(address));
const write = (address: string, chosen: Parameters<typeof filters.write>[1]) =>
  String(filters.write(new URLSearchParams(address), chosen));

test.each([
  ['', fallback],
  [
    `q=core&team=${id}&from=2026-08-03&state=off&order=old&page=4`,
    { search: 'core', teamId: id, from: '2026-08-03', state: 'off', order: 'old', page: 4 },
  ],
  ['q=%20cores%20and%20more', { ...fallback, search: 'cores' }],
  ['q=%20&team=12&from=2026-02-30&state=ON&order=up&page=x', fallback],
  ['page=0', fallback],
  ['page=1.5', fallback],
  ['page=1000001', fallback],
])('the address "%s" reads %j', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

test('the address is read as it was written', () => {
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

test('defaults, null and empty values are omitted; unknown parameters stay', () => {
  const address = `tab=all&q=core&team=${id}&state=on&order=old&page=4`;
  expect(write(address, { search: '', teamId: null, state: undefined, order: 'new', page: 1 })).toBe(
    'tab=all',
  );
  expect(write(address, {})).toBe('tab=all');
});

test("page and order don't count as filters", () => {
  expect(filters.isFiltered({ order: 'old', page: 3 })).toBe(false);
  expect(filters.isFiltered({ ...fallback, state: 'on' })).toBe(true);
});

test('a filter of another kind than its field does not compile', () => {
  expectTypeOf(onlyPages.read).returns.toEqualTypeOf<{ page: number }>();
  // @ts-expect-error The order has a default, which `oneOf` does not give.
  addressFilters<Pick<Filters, 'order'>>({ order: oneOf('order', ['new', 'old']) });
});

test('several values are separated by commas, in their own order; unknown ones are ignored', () => {
  const colours = addressFilters<{ colours?: ('red' | 'green' | 'blue')[] | undefined }>({
    colours: severalOf('colour', ['red', 'green', 'blue']),
  });
  const readColours = (address: string) => colours.read(new URLSearchParams(address)).colours;
  expect(readColours('colour=blue,red,pink')).toEqual(['red', 'blue']);
  expect([readColours('colour=pink'), readColours('colour='), readColours('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const written = colours.write(new URLSearchParams(), { colours: ['red', 'blue'] });
  expect(colours.read(written)).toEqual({ colours: ['red', 'blue'] });
  expect(colours.isFiltered({ colours: ['red'] })).toBe(true);
  expect(String(colours.write(new URLSearchParams('colour=red'), { colours: [] }))).toBe('');
});
