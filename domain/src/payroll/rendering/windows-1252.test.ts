import { expect, test } from 'vitest';
import { letterMissing, windows1252 } from './windows-1252.ts';

test('letters of Western Europe are single bytes', () => {
  expect([...windows1252('Müller €5 – Œuvre Žák')]).toEqual([
    ...[0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80, 0x35, 0x20, 0x96, 0x20],
    ...[0x8c, 0x75, 0x76, 0x72, 0x65, 0x20, 0x8e, 0xe1, 0x6b],
  ]);
});

test('a letter stored with its accent apart is written as one', () => {
  expect([...windows1252('u\u0308')]).toEqual([0xfc]);
});

test('a letter that the encoding lacks is named', () => {
  expect(letterMissing('Łukasz')).toBe('Ł');
  expect(letterMissing('محمد')).toBe('م');
  expect(letterMissing('\u0081')).toBe('\u0081');
  expect(letterMissing('José Müller, 5 €')).toBeUndefined();
});
