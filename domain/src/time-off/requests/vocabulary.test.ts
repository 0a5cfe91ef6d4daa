import { expect, test } from 'vitest';
import { standardTypes } from '../../leave/types/leave-type.ts';
import { isEntitled } from './vocabulary.ts';

test('of the standard types only vacation and sick leave draw on an entitlement', () => {
  expect(standardTypes.filter(isEntitled)).toEqual(['VACATION', 'SICK_LEAVE']);
});
