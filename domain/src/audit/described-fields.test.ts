import { expect, test } from 'vitest';
import { identifyingFields } from './described-fields.ts';

test('people are identified by their names and addresses', () => {
  expect(identifyingFields).toEqual(expect.arrayContaining(['name', 'email']));
  expect(identifyingFields).not.toContain('role');
});
