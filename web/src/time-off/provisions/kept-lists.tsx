import { exactLeaveText } from '@almanac/domain/leave/types/leave-text';
import type { KeptList } from '@almanac/domain/time-off/provisions/schema';
import { Link } from 'react-router';
import { readerTexts } from '../../language/messages.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Table } from '../../ui/data/table.tsx';
import { text } from './messages/text.ts';

/** The lists that were kept, each of which opens unchanged. */
export function KeptLists({ lists }: { lists: readonly KeptList[] }) {
  return (
    <Table
      label={text('time-off.provisions.kept')}
      rows={lists}
      rowKey={({ id }) => id}
      emptyState={<p className="text-ink-muted">{text('time-off.provisions.noneKept')}</p>}
      columns={[
        {
          id: 'on',
          header: text('time-off.provisions.asOf'),
          isRowHeader: true,
          cell: ({ id, on }) => (
            <Link to={`?kept=${id}`} className="font-medium text-accent-text hover:underline">
              {text('time-off.provisions.listOf', { on })}
            </Link>
          ),
        },
        {
          id: 'keptAt',
          header: text('time-off.provisions.keptAt'),
          cell: ({ keptAt }) => <InstantText instant={keptAt} />,
        },
        {
          id: 'keptBy',
          header: text('time-off.provisions.keptBy'),
          cell: ({ keptBy }) => <bdi>{keptBy.name}</bdi>,
        },
        {
          id: 'owed',
          header: text('time-off.provisions.owed'),
          align: 'end',
          cell: ({ totals }) => exactLeaveText(totals.owed, 'DAY', readerTexts()),
        },
      ]}
    />
  );
}
