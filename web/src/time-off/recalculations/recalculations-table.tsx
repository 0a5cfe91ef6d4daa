import type { RecalculationAnswer } from '@almanac/domain/time-off/recalculations/schema';
import type { ReactNode } from 'react';
import { DayText } from '../../platform/time-text.tsx';
import { Table } from '../../ui/data/table.tsx';
import { rich, text } from './messages/text.ts';
import { RecalculationActions } from './recalculation-actions.tsx';
import { balanceText, reasonText } from './recalculation-words.ts';

interface RecalculationsTableProps {
  lines: readonly RecalculationAnswer[];
  emptyState: ReactNode;
}

/** Corrected balances with their days, reasons and decision. */
export function RecalculationsTable({ lines, emptyState }: RecalculationsTableProps) {
  return (
    <Table
      label={text('time-off.recalculations.label')}
      rows={lines}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      rowStyle="tall"
      columns={[
        {
          id: 'person',
          header: text('time-off.recalculations.personColumn'),
          isRowHeader: true,
          cell: ({ person }) => <bdi className="font-medium">{person.name}</bdi>,
        },
        {
          id: 'type',
          header: text('time-off.recalculations.typeColumn'),
          cell: ({ typeName }) => <bdi>{typeName}</bdi>,
        },
        {
          id: 'balance',
          header: text('time-off.recalculations.balanceColumn'),
          cell: (line) => <Days {...line} />,
        },
        {
          id: 'reason',
          header: text('time-off.recalculations.reasonColumn'),
          shownFrom: 'medium',
          cell: ({ reasons }) => <Reasons reasons={reasons} />,
        },
        {
          id: 'actions',
          header: text('time-off.recalculations.decisionColumn'),
          align: 'end',
          cell: (line) => <RecalculationActions line={line} />,
        },
      ]}
    />
  );
}

function Days({ days, unit }: RecalculationAnswer) {
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {days.map(({ on, before, after }) => (
        <li key={on}>
          {rich('time-off.recalculations.change', {
            date: (
              <span className="text-ink-muted">
                <DayText date={on} />
              </span>
            ),
            before: balanceText(before, unit),
            after: <span className="font-medium">{balanceText(after, unit)}</span>,
          })}
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: Pick<RecalculationAnswer, 'reasons'>) {
  return (
    <ul className="flex flex-col gap-1 as-rows:max-w-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reasonText(reason)}</li>
      ))}
    </ul>
  );
}
