import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['', 'ada@example.com'],
  [undefined, 'ada@example.com'],
])('a person named %j is shown as %s', (name, called) => {
  expect(personName({ name, email: 'ada@example.com' })).toBe(called);
});
