import { englishTexts } from '@almanac/domain/testing/english';
import { expect, test } from 'vitest';
import { sharedDecisionText } from './who-decides.ts';

const maria = { id: 'maria', name: 'Maria' };
const ben = { id: 'ben', name: 'Ben' };
const ines = { id: 'ines', name: 'Ines', for: maria };

test.each([
  ['maria', [maria], 1, ''],
  ['helen', [maria], 1, 'Maria decides'],
  ['maria', [maria, ben], 2, 'You or Ben decides'],
  ['ines', [maria, ines], 2, 'Maria decides; you while Maria is away'],
  ['helen', [maria, ben], 7, 'Maria, Ben or 5 others decide'],
  ['helen', [], 0, ''],
] as const)('%s reads of the deciders %j of %i: %s', (viewerId, deciders, deciderCount, text) => {
  expect(sharedDecisionText({ deciders: [...deciders], deciderCount }, viewerId, 2, englishTexts)).toBe(text);
});

test('as many are named as there is room for', () => {
  const request = { deciders: [maria, ben, ines], deciderCount: 3 };
  expect(sharedDecisionText(request, 'helen', 5)).toBe('Maria or Ben decides; Ines while Maria is away');
});
