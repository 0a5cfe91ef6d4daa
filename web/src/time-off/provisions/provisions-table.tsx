import { exactLeaveText, exactText } from '@almanac/domain/leave/types/leave-text';
import type { KeptProvisions } from '@almanac/domain/time-off/provisions/schema';
import '@almanac/domain/leave/types/messages/message';
import { PersonLink } from '../../access/person-link.tsx';
import { readerTexts } from '../../language/messages.ts';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { text } from './messages/text.ts';

type Row = KeptProvisions['rows'][number];

interface ProvisionsTableProps {
  label: string;
  rows: readonly Row[];
  /** Adds what is owed by the records of today, where it differs. */
  isKept?: boolean;
}

/** What each person is owed of each type, and how it comes about. */
export function ProvisionsTable({ label, rows, isKept = false }: ProvisionsTableProps) {
  const amount = (
    id: 'carriedOver' | 'earned' | 'adjusted' | 'taken' | 'expired',
    header: string,
  ): TableColumn<Row> => ({
    id,
    header,
    align: 'end',
    shownFrom: 'medium',
    cell: (row) => <span className="tabular-nums">{exactText(row[id], row.unit, readerTexts())}</span>,
  });
  const now: TableColumn<Row> = {
    id: 'now',
    header: text('time-off.provisions.now'),
    align: 'end',
    cell: ({ owedNow, unit }) =>
      owedNow === undefined ? (
        <span className="text-ink-muted">{text('time-off.provisions.unchanged')}</span>
      ) : (
        <span className="font-semibold tabular-nums">{exactLeaveText(owedNow, unit, readerTexts())}</span>
      ),
  };
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ person, type }) => `${person.id} ${type.code}`}
      columns={[
        {
          id: 'person',
          header: text('time-off.provisions.person'),
          isRowHeader: true,
          cell: ({ person }) => (
            <div className="min-w-0">
              <PersonLink person={person} className="font-medium" />
              <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
                {person.personnelNumber !== undefined && <bdi>{person.personnelNumber}</bdi>}
                {person.departmentName !== undefined && <bdi>{person.departmentName}</bdi>}
              </p>
            </div>
          ),
        },
        { id: 'type', header: text('time-off.provisions.type'), cell: ({ type }) => <bdi>{type.name}</bdi> },
        amount('carriedOver', text('time-off.provisions.carriedOver')),
        amount('earned', text('time-off.provisions.earned')),
        amount('adjusted', text('time-off.provisions.adjusted')),
        amount('taken', text('time-off.provisions.taken')),
        amount('expired', text('time-off.provisions.expired')),
        {
          id: 'owed',
          header: text('time-off.provisions.owed'),
          align: 'end',
          cell: ({ owed, unit }) => (
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {owed < 0
                ? text('time-off.provisions.inAdvance', {
                    amount: exactLeaveText(-owed, unit, readerTexts()),
                  })
                : exactLeaveText(owed, unit, readerTexts())}
            </span>
          ),
        },
        ...(isKept ? [now] : []),
      ]}
    />
  );
}
