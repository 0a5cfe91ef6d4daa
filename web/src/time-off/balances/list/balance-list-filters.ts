import type { BalanceOrder } from '@almanac/domain/time-off/balances/answers/account-schema';
import {
  addressFilters,
  firstByDefault,
  oneOf,
  pageNumber,
  textUpTo,
} from '../../../platform/lists/address.ts';

export const pageSize = 50;
export const longestSearch = 200;

type Direction = 'asc' | 'desc';

/** Column and direction, as in the URL. */
export type ListOrder = `${BalanceOrder}-${Direction}`;

const orders = [
  'name-asc',
  'name-desc',
  'left-asc',
  'left-desc',
  'used-asc',
  'used-desc',
  'pending-asc',
  'pending-desc',
  'carried-asc',
  'carried-desc',
  'sick-asc',
  'sick-desc',
  'behind-asc',
  'behind-desc',
] as const satisfies readonly ListOrder[];

export interface BalanceListFilters {
  search?: string | undefined;
  /** Only people who have taken too little of their leave year. */
  taken?: 'too-little' | undefined;
  order: ListOrder;
  page: number;
}

/** Filters and order of the balance list, stored in the URL. */
export const balanceListFilters = addressFilters<BalanceListFilters>({
  search: textUpTo(longestSearch, 'search'),
  taken: oneOf('taken', ['too-little']),
  order: firstByDefault<ListOrder>('sort', [...orders]),
  page: pageNumber,
});

export const takenOptions = [{ id: 'too-little', label: 'Under pace' }] as const;

export const orderOptions: { id: ListOrder; label: string }[] = [
  { id: 'name-asc', label: 'Name (A to Z)' },
  { id: 'name-desc', label: 'Name (Z to A)' },
  { id: 'left-desc', label: 'Most left' },
  { id: 'left-asc', label: 'Least left' },
  { id: 'used-desc', label: 'Most used' },
  { id: 'used-asc', label: 'Least used' },
  { id: 'pending-desc', label: 'Most pending' },
  { id: 'pending-asc', label: 'Least pending' },
  { id: 'carried-desc', label: 'Most carried over' },
  { id: 'carried-asc', label: 'Least carried over' },
  { id: 'sick-desc', label: 'Most sick leave' },
  { id: 'sick-asc', label: 'Least sick leave' },
  { id: 'behind-desc', label: 'Furthest under pace' },
  { id: 'behind-asc', label: 'Least under pace' },
];

/** The column that an order sorts by. */
export function sortedBy(order: ListOrder): BalanceOrder {
  return order.split('-')[0] as BalanceOrder;
}

/** The order after pressing a heading: names start ascending, days descending. */
export function nextOrder(present: ListOrder, by: BalanceOrder): ListOrder {
  const first: Direction = by === 'name' ? 'asc' : 'desc';
  const second: Direction = first === 'asc' ? 'desc' : 'asc';
  return present === `${by}-${first}` ? `${by}-${second}` : `${by}-${first}`;
}

/** Direction of the column; undefined if another one is sorted. */
export function directionOf(present: ListOrder, by: BalanceOrder): 'ascending' | 'descending' | undefined {
  if (present === `${by}-asc`) return 'ascending';
  return present === `${by}-desc` ? 'descending' : undefined;
}

/** Input of the list call, without the page. */
export function balanceListInput({ search, taken, order }: BalanceListFilters) {
  const sortOrder: Direction = order.endsWith('-desc') ? 'desc' : 'asc';
  return { search, ...(taken && { notEnough: 'true' }), sortBy: sortedBy(order), sortOrder };
}
