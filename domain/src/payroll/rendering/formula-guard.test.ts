import { expect, test } from 'vitest';
import { isNumberText, withFormulaGuard } from './formula-guard.ts';

test.each(['0', '007', '-12', '+1.5', '-0,25'])('%s is a number', (text) => {
  expect(isNumberText(text)).toBe(true);
});

test.each(['', '-', '1-2', '1.2.3', '.5', '1e3', '-1+1', '1 000', '-12\n'])('%j is none', (text) => {
  expect(isNumberText(text)).toBe(false);
});

test.each([
  '=1+1',
  '+a',
  '-x',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\uFF1D1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF201',
])('a spreadsheet does not compute %j', (text) => {
  expect(withFormulaGuard(text)).toBe(`'${text}`);
});

test('a guarded text differs from one that begins with an apostrophe of its own', () => {
  expect(withFormulaGuard("'=1")).toBe("''=1");
  expect(withFormulaGuard("''=1")).toBe("'''=1");
});

test.each(['', 'Anna', "O'Neill", "'Anna", '1=1', ' =1'])('%j stays as it is', (text) => {
  expect(withFormulaGuard(text)).toBe(text);
});
