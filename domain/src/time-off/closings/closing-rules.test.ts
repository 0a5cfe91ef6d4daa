import { expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import {
  checkClosingDay,
  checkClosingUndoer,
  checkNothingPending,
  checkUndoClosing,
} from './closing-rules.ts';

test.each([
  ['2026-12-31', undefined, undefined],
  ['2027-01-01', undefined, 'The last day to close must be in the past'],
  ['2026-12-31', '2025-12-31', undefined],
  ['2026-12-31', '2026-12-31', 'Everything through Thu 31 Dec 2026 is closed already'],
  ['2025-06-30', '2025-12-31', 'Everything through Wed 31 Dec 2025 is closed already'],
])('on 1 January 2027 %s is closed, after %s: %s', (through, closedThrough, message) => {
  const decision = checkClosingDay(through, { today: '2027-01-01', closedThrough });
  expect(decision).toMatchObject(message ? { issues: [{ path: 'through', message }] } : { refused: false });
});

test('pending requests are named', () => {
  expect(checkNothingPending([])).toEqual({ refused: false });
  expect(checkNothingPending([{ id: 'one', text: 'Ada: Mon 3 Aug 2026' }])).toMatchObject({
    code: 'REQUESTS_PENDING',
    message: '1 request is still to be decided: Ada: Mon 3 Aug 2026',
    issues: [{ path: 'one', message: 'Ada: Mon 3 Aug 2026' }],
  });
  const many = Array.from({ length: 120 }, (_, index) => ({ id: `${index}`, text: 'Ada' }));
  const refused = checkNothingPending(many);
  expect(refused.refused && english(refused.message)).toMatch(/^120 requests are/);
  expect(refused).toHaveProperty('issues.length', 100);
});

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', true],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)(
  'closed years are opened again by system administrators alone: %s refused is %s',
  (role, refused) => {
    expect(checkClosingUndoer({ role })).toMatchObject(
      refused ? { refused, code: 'FORBIDDEN' } : { refused },
    );
  },
);

test('the latest closing is undone first, by a system administrator', () => {
  const closed = ['2025-12-31', '2026-12-31'];
  const root = { role: 'SYSTEM_ADMIN' } as const;
  expect(checkUndoClosing(root, '2026-12-31', closed)).toEqual({ refused: false });
  expect(checkUndoClosing(root, '2025-12-31', closed)).toMatchObject({ code: 'IN_USE' });
  expect(checkUndoClosing(root, '2024-12-31', closed)).toMatchObject({ code: 'NOT_FOUND' });
  expect(checkUndoClosing({ role: 'HR_ADMIN' }, '2026-12-31', closed)).toMatchObject({ code: 'FORBIDDEN' });
});
