import type { YearEnd } from '@almanac/domain/time-off/closings/schema';
import type { ReactNode } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { Table } from '../../ui/data/table.tsx';

type Row = YearEnd[number];

/** Balances at the end of a day, by plan and type. */
export function YearEndTable({
  label,
  rows,
  emptyState,
}: {
  label: string;
  rows: YearEnd;
  emptyState: ReactNode;
}) {
  const number = new Intl.NumberFormat(readerLocale(), { maximumFractionDigits: 2 });
  const amount = (value: number, { unit }: Row) => (
    <span className="tabular-nums">
      {number.format(value)}
      <span className="text-ink-muted">{unit === 'DAY' ? ' days' : ' h'}</span>
    </span>
  );
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ plan, type }) => `${plan.id} ${type}`}
      emptyState={emptyState}
      columns={[
        {
          id: 'plan',
          header: 'Leave plan',
          isRowHeader: true,
          cell: ({ plan }) => <bdi className="font-medium">{plan.name}</bdi>,
        },
        { id: 'type', header: 'Type', cell: ({ typeName }) => <bdi>{typeName}</bdi> },
        {
          id: 'people',
          header: 'People',
          align: 'end',
          shownFrom: 'medium',
          cell: ({ people }) => number.format(people),
        },
        { id: 'lapsed', header: 'Expires', align: 'end', cell: (row) => amount(row.lapsed, row) },
        { id: 'balance', header: 'Remaining', align: 'end', cell: (row) => amount(row.balance, row) },
        {
          id: 'expiring',
          header: 'Of that, expiring',
          shownFrom: 'medium',
          align: 'end',
          cell: (row) => amount(row.expiring, row),
        },
        {
          id: 'overdrawn',
          header: 'Overdrawn',
          shownFrom: 'wide',
          align: 'end',
          cell: ({ overdrawn }) => (overdrawn === 0 ? '–' : number.format(overdrawn)),
        },
      ]}
    />
  );
}
