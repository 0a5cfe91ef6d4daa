import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { expect, test } from 'vitest';
import { readEveryRequest } from './api.ts';

const limit = 1000;

function request(number: number): TimeOffRequest {
  return {
    id: String(number),
    version: 1,
    type: 'VACATION',
    status: 'APPROVED',
    startDate: '2026-08-03',
    endDate: '2026-08-03',
    startHalf: 'AM',
    endHalf: 'PM',
    businessDays: 1,
    amount: 1,
    createdAt: '2026-06-01T09:00:00.000Z',
    requester: { id: `person-${number}`, email: `person-${number}@example.com` },
  };
}

function pageOf(requests: TimeOffRequest[], page: number): RequestPage {
  const total = requests.length;
  const totalPages = Math.ceil(total / limit);
  return {
    data: requests.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}

const many = Array.from({ length: 2501 }, (_, number) => request(number));

test.each([0, 1, 1000, 1001, 2501])('reads all of %i requests', async (count) => {
  const requests = many.slice(0, count);
  expect(await readEveryRequest(async (page) => pageOf(requests, page))).toEqual(requests);
});

test('a request that moves to the next page meanwhile is returned once', async () => {
  const [first = request(0)] = many;
  const found = await readEveryRequest(async (page) => pageOf(page === 1 ? many : [first, ...many], page));
  expect(new Set(found.map(({ id }) => id)).size).toBe(many.length);
  expect(found).toHaveLength(many.length);
});
