import { expect, test } from 'vitest';
import { adjustmentFormSchema } from './adjust-account-form-rules.ts';

const typed = {
  userId: '01900000-0000-7000-8000-000000000001',
  type: 'VACATION',
  amount: 2.5,
  on: '2026-08-12',
  expiresOn: null,
  reason: 'Moved house',
};

test.each([
  [{ amount: null }, 'amount', 'Amount must be a number'],
  [{ amount: 0 }, 'amount', 'Amount must not be 0'],
  [{ on: '' }, 'on', 'On is required'],
  [{ expiresOn: '2026-08-11' }, 'expiresOn', 'Expires on must not be before the day of the adjustment'],
  [{ amount: -1, expiresOn: '2026-12-31' }, 'expiresOn', 'Only what is added can expire'],
  [{ reason: '  ' }, 'reason', 'Reason is required'],
])('%o is refused at %s: %s', (part, field, message) => {
  const { error } = adjustmentFormSchema.safeParse({ ...typed, ...part });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test('empty fields are not sent', () => {
  const { expiresOn: _, ...sent } = typed;
  expect(adjustmentFormSchema.parse(typed)).toEqual(sent);
});
