import { expect, test } from 'vitest';
import { englishTexts } from '../../language/english-texts.ts';
import { comparedNumber, personnelNumberTaken, takenNumber } from './personnel-numbers.ts';

test.each([
  ['A-17', 'a-17'],
  [' 0017 ', '0017'],
  ['Ä/1.2', 'ä/1.2'],
])('%j is compared as %j', (number, compared) => {
  expect(comparedNumber(number)).toBe(compared);
});

test('a taken number is refused at its field', () => {
  expect(personnelNumberTaken('A-17')).toMatchObject({
    code: 'PERSONNEL_NUMBER_TAKEN',
    issues: [{ path: 'personnelNumber', message: takenNumber('A-17') }],
  });
  expect(englishTexts.text(takenNumber('A-17'))).toBe('The personnel number A-17 belongs to someone else');
});
