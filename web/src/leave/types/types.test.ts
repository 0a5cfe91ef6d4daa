import { expect, test } from 'vitest';
import { unknownType } from './types.ts';

test('an unknown type is shown as its code in words', () => {
  expect(unknownType('PARENTAL_LEAVE')).toMatchObject({ name: 'Parental Leave', colour: 'grey' });
  expect(unknownType('B_')).toMatchObject({ name: 'B' });
});

test('a hidden type shows as away only', () => {
  expect(unknownType('AWAY')).toMatchObject({ code: 'AWAY', name: 'Away', colour: 'grey', isAway: true });
});
