import { describe, expect, test } from 'vitest';
import { ListRequests, RequestTimeOff } from './schema.ts';

const week = { type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-07' };

describe('RequestTimeOff', () => {
  const faultsOf = (input: unknown) =>
    (RequestTimeOff.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  test('accepts a period with a type; an empty reason is absent', () => {
    expect(RequestTimeOff.parse(week)).toEqual(week);
    expect(RequestTimeOff.parse({ ...week, reason: '  ' })).toEqual({ ...week, reason: undefined });
    expect(RequestTimeOff.parse({ ...week, reason: ' By the sea\n ' }).reason).toBe('By the sea');
  });

  test('names every missing field at once', () => {
    expect(faultsOf({})).toEqual([
      ['type', 'Type is required'],
      ['startDate', 'Start date is required'],
      ['endDate', 'End date is required'],
    ]);
  });

  test.each([
    [{ ...week, reason: 'x'.repeat(2001) }, 'reason', 'Reason must be at most 2000 characters'],
    [{ ...week, reason: 'bell \u0007' }, 'reason', 'Reason must be plain text'],
    [{ ...week, reason: 'nul \0' }, 'reason', 'Reason must be plain text'],
    [{ ...week, reason: 'half \ud83d' }, 'reason', 'Reason must be plain text'],
    [{ ...week, reason: 7 }, 'reason', 'Reason must be a text'],
    [{ ...week, type: 'Holiday' }, 'type', 'There is no such type of time off'],
    [{ ...week, type: 'A'.repeat(41) }, 'type', 'There is no such type of time off'],
    [{ ...week, type: '' }, 'type', 'Type is required'],
    [
      { ...week, endDate: '2026-08-32' },
      'endDate',
      'End date must be a date between 1900 and 2199, written YYYY-MM-DD',
    ],
  ])('refuses a fault at its field (%#)', (input, path, sentence) => {
    expect(faultsOf(input)).toEqual([[path, sentence]]);
  });

  test('refuses unknown fields', () => {
    expect(RequestTimeOff.safeParse({ ...week, status: 'APPROVED' }).success).toBe(false);
    expect(RequestTimeOff.safeParse({ ...week, userId: 'someone' }).success).toBe(false);
  });

  test('a reason in any script passes unchanged', () => {
    for (const reason of ['Zoë 🏖️', 'שלום', 'line one\nline two', "Robert'); DROP TABLE users;--"]) {
      expect(RequestTimeOff.parse({ ...week, reason }).reason).toBe(reason);
    }
  });
});

describe('ListRequests', () => {
  test('fills in the defaults', () => {
    expect(ListRequests.parse({})).toEqual({ page: 1, limit: 10, sortBy: 'createdAt', sortOrder: 'desc' });
  });

  test('a filter may be given once or repeated', () => {
    expect(ListRequests.parse({ status: 'PENDING' }).status).toEqual(['PENDING']);
    expect(ListRequests.parse({ status: ['PENDING', 'APPROVED'] }).status).toEqual(['PENDING', 'APPROVED']);
  });

  test.each([
    [{ page: '0' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: '1.5' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: ['1', '2'] }, 'page must be a whole number from 1 to 1000000'],
    [{ limit: '1001' }, 'limit must be a whole number from 1 to 1000'],
    [{ limit: 'many' }, 'limit must be a whole number from 1 to 1000'],
    [{ limit: '' }, 'limit must be a whole number from 1 to 1000'],
    [{ sortBy: 'id; DROP TABLE users' }, 'sortBy must be one of createdAt, startDate'],
    [{ sortOrder: 'up' }, 'sortOrder must be one of asc, desc'],
    [{ status: 'DONE' }, 'status must be one of PENDING, APPROVED, REJECTED, CANCELLED'],
    [{ status: ['PENDING', 'DONE'] }, 'status must be one of PENDING, APPROVED, REJECTED, CANCELLED'],
    [{ type: '' }, 'type must be the code of a type, such as VACATION'],
    [{ departmentId: '1 OR 1=1' }, 'The identifier must be a UUID'],
  ])('refuses %j with one sentence', (query, sentence) => {
    const issues = ListRequests.safeParse(query).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual([sentence]);
  });
});
