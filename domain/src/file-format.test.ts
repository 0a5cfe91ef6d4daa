import { expect, test } from 'vitest';
import { checkFileRows } from './file-format.ts';
import { english } from './testing/english.ts';

test('an Excel file has a limit of rows, CSV files have none', () => {
  expect(checkFileRows({ format: 'XLSX' }, 20_000)).toMatchObject({ refused: false });
  expect(checkFileRows({ format: 'CSV_EXCEL' }, 1_000_000)).toMatchObject({ refused: false });
  const decision = checkFileRows({ format: 'XLSX' }, 20_001);
  expect(decision).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'format' }] });
  expect(decision.refused && english(decision.message)).toContain('would have 20,001 rows');
});
