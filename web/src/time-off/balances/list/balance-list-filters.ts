import type { BalanceOrder } from '@almanac/domain/time-off/balances/answers/account-schema';
import {
  addressFilters,
  firstByDefault,
  oneOf,
  pageNumber,
  textUpTo,
} from '../../../platform/lists/address.ts';
import { text } from '../messages/list-text.ts';

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

export function takenOptions() {
  return [{ id: 'too-little', label: text('time-off.balances.underPace') }] as const;
}

export function orderOptions(): { id: ListOrder; label: string }[] {
  return [
    { id: 'name-asc', label: text('time-off.balances.nameAscending') },
    { id: 'name-desc', label: text('time-off.balances.nameDescending') },
    { id: 'left-desc', label: text('time-off.balances.mostLeft') },
    { id: 'left-asc', label: text('time-off.balances.leastLeft') },
    { id: 'used-desc', label: text('time-off.balances.mostUsed') },
    { id: 'used-asc', label: text('time-off.balances.leastUsed') },
    { id: 'pending-desc', label: text('time-off.balances.mostPending') },
    { id: 'pending-asc', label: text('time-off.balances.leastPending') },
    { id: 'carried-desc', label: text('time-off.balances.mostCarried') },
    { id: 'carried-asc', label: text('time-off.balances.leastCarried') },
    { id: 'sick-desc', label: text('time-off.balances.mostSick') },
    { id: 'sick-asc', label: text('time-off.balances.leastSick') },
    { id: 'behind-desc', label: text('time-off.balances.furthestBehind') },
    { id: 'behind-asc', label: text('time-off.balances.leastBehind') },
  ];
}

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
