import { expect, test } from 'vitest';
import { unknownType } from './types.ts';

test('a type that is not known is called by its code in words', () => {
  expect(unknownType('PARENTAL_LEAVE')).toMatchObject({ name: 'Parental Leave', colour: 'grey' });
  expect(unknownType('B_')).toMatchObject({ name: 'B' });
});

test('a hidden type says that somebody is away, and no more', () => {
  expect(unknownType('AWAY')).toMatchObject({ code: 'AWAY', name: 'Away', colour: 'grey', isAway: true });
});
