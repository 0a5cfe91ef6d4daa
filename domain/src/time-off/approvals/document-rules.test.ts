import { expect, test } from 'vitest';
import { checkDocument } from './document-rules.ts';

const boss = { id: 'boss', role: 'MANAGER' } as const;
const request = {
  requesterId: 'mia',
  type: { unit: 'DAY', documentAfterDays: 3 },
  status: 'APPROVED',
  amount: 4,
  businessDays: 4,
} as const;
const received = { ...request, documentReceivedOn: '2026-03-02' };

test.each([
  ['that it is there', request, true, undefined],
  ['while the request is pending', { ...request, status: 'PENDING' }, true, undefined],
  ['that it is not there after all', received, false, undefined],
  ['the same once more', received, true, undefined],
  ['that an unexpected one is not there', { ...request, amount: 3 }, false, undefined],
  ['that an unexpected one is there', { ...request, amount: 3 }, true, 'INVALID_TRANSITION'],
  ['of a cancelled request', { ...request, status: 'CANCELLED' }, true, 'INVALID_TRANSITION'],
  ['of their own', { ...request, requesterId: 'boss' }, true, 'OWN_REQUEST'],
  ['of their own that it is not there', { ...received, requesterId: 'boss' }, false, 'OWN_REQUEST'],
] as const)('an approver records of a document %s', (_title, about, isThere, code) => {
  expect(checkDocument(boss, about, { received: isThere })).toMatchObject(
    code ? { code } : { refused: false },
  );
});

test('only HR says that HR has fetched it', () => {
  const fetched = { received: true, fetched: true };
  expect(checkDocument(boss, request, fetched)).toMatchObject({ code: 'FORBIDDEN' });
  expect(checkDocument({ id: 'hr', role: 'HR_ADMIN' }, request, fetched)).toEqual({ refused: false });
});
