import { expect, test } from 'vitest';
import { isEntitled, timeOffTypes } from './vocabulary.ts';

test('vacation and sick leave draw on an entitlement, and nothing else does', () => {
  expect(timeOffTypes.filter(isEntitled)).toEqual(['VACATION', 'SICK_LEAVE']);
});
