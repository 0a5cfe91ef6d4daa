import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { expect, test } from 'vitest';
import { employedPart } from './employed-part.ts';

const request: TimeOffRequest = {
  id: 'r',
  version: 1,
  type: 'VACATION',
  status: 'APPROVED',
  startDate: '2026-11-16',
  endDate: '2026-11-27',
  startHalf: 'PM',
  endHalf: 'AM',
  businessDays: 4.5,
  amount: 4.5,
  createdAt: '2026-01-01',
  requester: { id: 'ann', email: 'ann@example.com' },
};

test("days after the last day of employment don't count as away", () => {
  expect(employedPart(request)).toBe(request);
  expect(employedPart({ ...request, employedDays: null })).toBeUndefined();
  const employedDays = { startDate: '2026-11-16', endDate: '2026-11-20' };
  expect(employedPart({ ...request, employedDays })).toMatchObject({
    startDate: '2026-11-16',
    startHalf: 'PM',
    endDate: '2026-11-20',
    endHalf: 'PM',
  });
});
