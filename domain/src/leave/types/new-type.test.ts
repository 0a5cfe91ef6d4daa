import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeColours } from './leave-type.ts';
import { codeOfName, nextColour } from './new-type.ts';
import { codePattern } from './types-schema.ts';

test('a new type gets the next unused colour, then the least used one', () => {
  expect(nextColour([])).toBe('blue');
  expect(nextColour([{ colour: 'blue' }, { colour: 'green' }])).toBe('red');
  const all = typeColours.map((colour) => ({ colour }));
  expect(nextColour(all)).toBe('blue');
  expect(nextColour([...all, { colour: 'blue' }])).toBe('red');
});

test.each([
  ['Parental Leave', [], 'PARENTAL_LEAVE'],
  ['Congé été (RTT)', [], 'CONGE_ETE_RTT'],
  ['2nd home', [], 'ND_HOME'],
  ['إجازة', [], 'TYPE'],
  ['Away', [], 'AWAY_2'],
  ['Moving', ['MOVING', 'MOVING_2'], 'MOVING_3'],
])('the code of %s is made from it', (name, taken, code) => {
  expect(codeOfName(name, taken)).toBe(code);
});

test('every name has a valid, unused code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const first = codeOfName(name, []);
      const second = codeOfName(name, [first]);
      expect(first).toMatch(codePattern);
      expect(second).toMatch(codePattern);
      expect(second).not.toBe(first);
    }),
  );
});
