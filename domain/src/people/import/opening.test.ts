import { expect, test } from 'vitest';
import { checkStatedDay } from './opening.ts';

test('opening balances are stated for past days from 1950', () => {
  const check = (on: string) => checkStatedDay({ as: 'BALANCE', on }, '2026-11-27');
  expect(checkStatedDay(undefined, '2026-11-27').refused).toBe(false);
  expect(check('2026-11-27').refused).toBe(false);
  expect(check('2026-11-28')).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'opening.on', message: 'The day of opening balances must not be after today' }],
  });
  expect(check('1949-12-31')).toMatchObject({ code: 'VALIDATION_ERROR' });
});
