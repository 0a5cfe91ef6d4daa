import { parseMonth } from '@almanac/domain/calendar/date-parts';
import { monthText, periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import { useTypes } from '../../leave/types/types.ts';
import { readerLocale } from '../../platform/locale.ts';
import { Table } from '../../ui/data/table.tsx';
import { text } from '../messages/text.ts';

interface ChangeTableProps {
  label: string;
  rows: readonly PayrollRow[];
}

/** Rows of a run: who, what, when, and by how many days. */
export function ChangeTable({ label, rows }: ChangeTableProps) {
  // Runs have the names of the company's language; types that are gone keep theirs.
  const { types } = useTypes();
  const nameOf = ({ code, name }: PayrollRow['type']) =>
    types.find((each) => each.code === code)?.name ?? name;
  const numbered = rows.map((row, index) => ({ ...row, index }));
  return (
    <Table
      label={label}
      rowStyle="compact"
      rows={numbered}
      rowKey={({ index }) => `${index}`}
      columns={[
        {
          id: 'person',
          header: text('payroll.person'),
          isRowHeader: true,
          cell: ({ person }) => <bdi>{person.name}</bdi>,
        },
        {
          id: 'type',
          header: text('payroll.what'),
          cell: ({ type, isPaidOut }) => (
            <bdi>{isPaidOut ? text('payroll.paidOut', { type: nameOf(type) }) : nameOf(type)}</bdi>
          ),
        },
        { id: 'when', header: text('payroll.when'), cell: whenOf },
        {
          id: 'days',
          header: text('payroll.amount'),
          align: 'end',
          cell: ({ days, share }) => (
            <span className="tabular-nums">{formatNumber(days ?? share ?? 0, readerLocale())}</span>
          ),
        },
      ]}
    />
  );
}

function whenOf({ month, startDate, endDate, date }: PayrollRow): string {
  const [first, last] = [startDate ?? date, endDate ?? date];
  if (first === undefined || last === undefined) return monthText(parseMonth(month) ?? month, readerLocale());
  return periodText({ startDate: first, endDate: last }, readerLocale());
}
