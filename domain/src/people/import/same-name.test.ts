import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Zürich', 'Zu\u0308rich', true],
  ['Four days ', 'FOUR DAYS', true],
  ['Leeds', 'Leeds 2', false],
])('%s and %s', (one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame]);
});
