import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { expect, test } from 'vitest';
import { pageWithout, totalWithout } from './leaving.ts';

const request = (id: string): TimeOffRequest => ({
  id,
  version: 1,
  type: 'VACATION',
  status: 'PENDING',
  startDate: '2026-07-06',
  endDate: '2026-07-06',
  startHalf: 'AM',
  endHalf: 'PM',
  businessDays: 1,
  amount: 1,
  createdAt: '2026-06-01T08:00:00.000Z',
  requester: { id: 'lena', email: 'lena@example.com' },
});
const page = (total: number, ...ids: string[]): RequestPage => ({
  data: ids.map(request),
  pagination: { page: 1, limit: 50, total, totalPages: 1, hasNext: false, hasPrev: false },
});

test('a leaving request is subtracted only while the list still has it', () => {
  const leaving = new Set(['b', 'c']);
  const before = page(7, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(totalWithout(before, leaving)).toBe(5);
  const after = pageWithout(before, leaving);
  expect(after.data.map(({ id }) => id)).toEqual(['a', 'd', 'e', 'f', 'g']);
  expect(after.pagination.total).toBe(5);
  expect(totalWithout(after, leaving)).toBe(5);
  const refetched = page(5, 'a', 'd', 'e', 'f', 'g');
  expect(totalWithout(refetched, leaving)).toBe(5);
});

test("requests on another page don't count", () => {
  expect(totalWithout(page(60, 'x', 'y'), new Set(['a']))).toBe(60);
});
