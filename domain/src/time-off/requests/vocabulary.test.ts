import { expect, test } from 'vitest';
import { isAwayType, isEntitled, timeOffTypes } from './vocabulary.ts';

test('vacation and sick leave draw on an entitlement, and nothing else does', () => {
  expect(timeOffTypes.filter(isEntitled)).toEqual(['VACATION', 'SICK_LEAVE']);
});

test('all time off takes people away from work, but for working from home', () => {
  expect(timeOffTypes.filter((type) => !isAwayType(type))).toEqual(['WORK_FROM_HOME']);
});
