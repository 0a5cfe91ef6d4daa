import { expect, test } from 'vitest';
import { exportedCsv } from '../../platform/csv/exported-csv.ts';
import { rowsOfYearEnd, yearEndColumns } from './year-end-csv.ts';

test('no cell is a formula, whatever the names; negative amounts stay numbers', async () => {
  const account = {
    userId: 'ada',
    name: '=HYPERLINK("x")',
    email: '@example.com',
    planId: 'plan',
    type: 'VACATION',
    typeName: 'Vacation',
    unit: 'DAY',
    lapsed: 0,
    balance: -250,
    expiring: 150,
    lastDay: '2026-12-15',
  } as const;
  const rows = rowsOfYearEnd([account], new Map([['plan', '+Plan']]), { hasNames: false });
  let text = '';
  for await (const piece of exportedCsv(yearEndColumns, rows, undefined)) text += piece;
  expect(text).toBe(
    '\uFEFFname,email,plan,type,unit,lapsed,balance,expiring,lastDay\n' +
      `"'=HYPERLINK(""x"")",'@example.com,'+Plan,VACATION,DAY,0,-2.5,1.5,2026-12-15\n`,
  );
});
