import { expect, test } from 'vitest';
import { keptText } from './use-people-text.ts';

test.each([
  [null, { csv: '' }],
  ['email', { csv: '' }],
  [{ csv: 1 }, { csv: '' }],
  [{ csv: 'email' }, { csv: 'email' }],
  [
    { csv: 'email', columns: ['email', null], dateOrder: 'MDY' },
    { csv: 'email', columns: ['email', null], dateOrder: 'MDY' },
  ],
  [{ csv: 'email', columns: [1], dateOrder: 'YMD' }, { csv: 'email' }],
])('of %j is kept %j', (kept, text) => {
  expect(keptText(kept)).toEqual(text);
});
