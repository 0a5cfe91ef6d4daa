import { expect, test } from 'vitest';
import { checkReportSize, mostReportRows } from './report-size.ts';

test('a page has at most ten thousand rows', () => {
  expect(checkReportSize(mostReportRows).refused).toBe(false);
  expect(checkReportSize(mostReportRows + 1)).toMatchObject({
    refused: true,
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'limit' }],
  });
});
