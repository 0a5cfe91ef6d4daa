import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import type { ReactNode } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Table } from '../../ui/data/table.tsx';
import { RecalculationActions } from './recalculation-actions.tsx';
import { balanceText, reasonTexts } from './recalculation-words.ts';

interface RecalculationsTableProps {
  lines: readonly RecalculationAnswer[];
  emptyState: ReactNode;
}

/** Corrected balances with their days, reasons and decision. */
export function RecalculationsTable({ lines, emptyState }: RecalculationsTableProps) {
  return (
    <Table
      label="Corrected balances"
      rows={lines}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      rowStyle="tall"
      columns={[
        {
          id: 'person',
          header: 'Person',
          isRowHeader: true,
          cell: ({ person }) => <bdi className="font-medium">{person.name}</bdi>,
        },
        { id: 'type', header: 'Type', cell: ({ typeName }) => <bdi>{typeName}</bdi> },
        { id: 'balance', header: 'Balance', cell: (line) => <Days {...line} /> },
        {
          id: 'reason',
          header: 'Reason',
          shownFrom: 'medium',
          cell: ({ reasons }) => <Reasons reasons={reasons} />,
        },
        {
          id: 'actions',
          header: 'Decision',
          align: 'end',
          cell: (line) => <RecalculationActions line={line} />,
        },
      ]}
    />
  );
}

function Days({ days, unit }: RecalculationAnswer) {
  const text = (amount: number) => balanceText(amount, unit, readerLocale());
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {days.map(({ on, before, after }) => (
        <li key={on}>
          <span className="text-ink-muted">
            <DayText date={on} />:
          </span>{' '}
          {text(before)}, now <span className="font-medium">{text(after)}</span>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: Pick<RecalculationAnswer, 'reasons'>) {
  return (
    <ul className="flex flex-col gap-1 as-rows:max-w-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reasonTexts[reason]}</li>
      ))}
    </ul>
  );
}
