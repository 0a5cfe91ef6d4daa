import { expect, test } from 'vitest';
import { checkReportPeriod } from './report-period.ts';

test.each([
  ['2026-11-01', '2026-11-30', undefined],
  ['2024-02-29', '2026-02-27', undefined],
  ['2025-01-01', '2026-12-31', undefined],
  ['2025-01-01', '2027-01-01', 'to'],
  ['2026-11-02', '2026-11-01', 'to'],
  ['1949-12-31', '1950-01-31', 'from'],
  ['2036-12-01', '2037-01-01', 'to'],
])('from %s to %s', (from, to, field) => {
  const decision = checkReportPeriod({ from, to }, '2026-11-27');
  expect(decision.refused ? decision.issues?.map(({ path }) => path) : undefined).toEqual(
    field === undefined ? undefined : [field],
  );
});
