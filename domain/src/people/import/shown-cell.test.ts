import { expect, test } from 'vitest';
import { shownCell } from './shown-cell.ts';

test.each([
  ['Legal', 'Legal'],
  ['a\u0000b\u0081', 'a\uFFFDb\uFFFD'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(299_000), `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)}😀`, `${'x'.repeat(59)}\uFFFD…`],
])('an error quotes only the start of a long cell, with control characters replaced', (cell, shown) => {
  expect(shownCell(cell)).toBe(shown);
});
