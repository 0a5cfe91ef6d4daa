import { formatNumber } from '@almanac/domain/language/formats';
import type { YearEnd } from '@almanac/domain/time-off/closings/schema';
import type { ReactNode } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { Table } from '../../ui/data/table.tsx';
import { text } from './messages/text.ts';

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
  const amount = (value: number, { unit }: Row) => (
    <span className="tabular-nums">
      {unit === 'DAY'
        ? text('time-off.closings.days', { days: value })
        : text('time-off.closings.hours', { hours: value })}
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
          header: text('time-off.closings.planColumn'),
          isRowHeader: true,
          cell: ({ plan }) => <bdi className="font-medium">{plan.name}</bdi>,
        },
        {
          id: 'type',
          header: text('time-off.closings.typeColumn'),
          cell: ({ typeName }) => <bdi>{typeName}</bdi>,
        },
        {
          id: 'people',
          header: text('time-off.closings.peopleColumn'),
          align: 'end',
          shownFrom: 'medium',
          cell: ({ people }) => formatNumber(people, readerLocale()),
        },
        {
          id: 'lapsed',
          header: text('time-off.closings.expiresColumn'),
          align: 'end',
          cell: (row) => amount(row.lapsed, row),
        },
        {
          id: 'balance',
          header: text('time-off.closings.remainingColumn'),
          align: 'end',
          cell: (row) => amount(row.balance, row),
        },
        {
          id: 'expiring',
          header: text('time-off.closings.expiringColumn'),
          shownFrom: 'medium',
          align: 'end',
          cell: (row) => amount(row.expiring, row),
        },
        {
          id: 'overdrawn',
          header: text('time-off.closings.overdrawnColumn'),
          shownFrom: 'wide',
          align: 'end',
          cell: ({ overdrawn }) => (overdrawn === 0 ? '–' : formatNumber(overdrawn, readerLocale())),
        },
      ]}
    />
  );
}
