import { expect, test } from 'vitest';
import { englishTexts } from '../../testing/english.ts';
import { decidedByText, decidersText } from './deciders-text.ts';

const maria = { id: 'maria', name: 'Maria Rossi' };
const ben = { id: 'ben', name: 'Ben Weber' };
const ada = { id: 'ada', name: 'Ada Jones' };
const ines = { id: 'ines', name: 'Ines Krüger', for: maria };
const tom = { id: 'tom', name: 'Tom Berg', for: ben };

test.each([
  [[maria], 1, 'Maria Rossi decides'],
  [[maria, ben], 2, 'Maria Rossi or Ben Weber decides'],
  [[maria, ben, ada], 3, 'Maria Rossi, Ben Weber or Ada Jones decides'],
  [[maria, ben], 3, 'Maria Rossi, Ben Weber or 1 other decides'],
  [[maria, ben], 6, 'Maria Rossi, Ben Weber or 4 others decide'],
  [[maria, ines], 2, 'Maria Rossi decides; Ines Krüger while Maria Rossi is away'],
  [
    [maria, ben, ines, tom],
    4,
    'Maria Rossi or Ben Weber decides; Ines Krüger while Maria Rossi is away, Tom Berg while Ben Weber is away',
  ],
  [[], 0, ''],
] as const)('the deciders %j of %i: %s', (deciders, deciderCount, expected) => {
  expect(decidersText({ deciders: [...deciders], deciderCount }, englishTexts)).toBe(expected);
});

test('a request that needs no decision says nothing', () => {
  expect(decidersText({}, englishTexts)).toBe('');
});

test.each([
  ['maria', [maria], 'You decide'],
  ['ben', [maria, ben], 'You or Maria Rossi decides'],
  ['ines', [maria, ines], 'Maria Rossi decides; you while Maria Rossi is away'],
  ['maria', [maria, ines], 'You decide; Ines Krüger while you are away'],
] as const)('%s is addressed', (viewerId, deciders, expected) => {
  expect(decidersText({ deciders: [...deciders] }, englishTexts, { viewerId })).toBe(expected);
});

test('fewer are named on request, the viewer always', () => {
  const all = { deciders: [maria, ben, ada], deciderCount: 7 };
  expect(decidersText(all, englishTexts, { most: 2 })).toBe('Maria Rossi, Ben Weber or 5 others decide');
  expect(decidersText(all, englishTexts, { most: 2, viewerId: 'ada' })).toBe(
    'You, Maria Rossi or 5 others decide',
  );
});

test('names of the other direction are isolated', () => {
  const layla = { id: 'layla', name: 'ليلى' };
  const deciders = [layla, { ...ines, for: layla }];
  expect(decidersText({ deciders }, englishTexts, { viewerId: 'ines' })).toBe(
    '\u2068ليلى\u2069 decides; you while \u2068ليلى\u2069 is away',
  );
});

test.each([
  [{ status: 'APPROVED', decidedBy: maria }, 'Approved by Maria Rossi'],
  [{ status: 'REJECTED', decidedBy: maria }, 'Rejected by Maria Rossi'],
  [{ status: 'CANCELLED', decidedBy: maria }, 'Was approved by Maria Rossi'],
  [{ status: 'APPROVED', decidedBy: tom, decidedFor: ben }, 'Approved by Tom Berg for Ben Weber'],
  [{ status: 'APPROVED', decidedBy: ada }, 'Approved by you'],
  [{ status: 'APPROVED', decidedBy: maria, decidedFor: ada }, 'Approved by Maria Rossi for you'],
  [{ status: 'APPROVED' }, ''],
  [{ status: 'PENDING' }, ''],
] as const)('the decision of %j: %s', (request, expected) => {
  expect(decidedByText(request, englishTexts, { viewerId: 'ada' })).toBe(expected);
});
