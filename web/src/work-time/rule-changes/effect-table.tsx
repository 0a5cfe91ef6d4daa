import type { ChangedAccount, Impact } from '@almanac/domain/work-time/effect-schema';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import { bookableText, gainOf, numberText } from './effect-text.ts';

const pageSize = 20;

/** One account's change, with the number of recounted requests. */
interface EffectRow extends Omit<ChangedAccount, 'before' | 'after'> {
  change?: Pick<ChangedAccount, 'before' | 'after'>;
  recounted: number;
}

interface EffectTableProps {
  impact: Impact;
  onOpen: (person: { id: string; name: string }) => void;
}

/** The people affected, largest losses first; each row opens both ledgers. */
export function EffectTable({ impact, onOpen }: EffectTableProps) {
  const [page, setPage] = useState(1);
  const rows = rowsOf(impact);
  if (rows.length === 0) return null;
  const totalPages = Math.ceil(rows.length / pageSize);
  const shown = Math.min(page, totalPages);
  return (
    <div className="flex flex-col gap-3">
      <Table
        label="People affected"
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ person, type }) => `${person} ${type}`}
        columns={[
          { id: 'person', header: 'Person', isRowHeader: true, cell: PersonCell },
          { id: 'type', header: 'Type', cell: ({ typeName }) => <bdi>{typeName}</bdi> },
          {
            id: 'before',
            header: 'Before',
            shownFrom: 'medium',
            align: 'end',
            cell: ({ change, unit }) => <Bookable bookable={change?.before} unit={unit} />,
          },
          {
            id: 'after',
            header: 'After',
            align: 'end',
            cell: ({ change, unit }) => <Bookable bookable={change?.after} unit={unit} />,
          },
          { id: 'gain', header: 'Difference', align: 'end', cell: GainCell },
          {
            id: 'ledgers',
            header: 'Compare',
            isHeaderHidden: true,
            align: 'end',
            cell: ({ person, name }) => (
              <Button
                size="small"
                icon={<Scale aria-hidden="true" />}
                onPress={() => onOpen({ id: person, name })}
              >
                Compare<span className="sr-only"> balances of {name}</span>
              </Button>
            ),
          },
        ]}
      />
      <Pagination label="people affected" page={shown} totalPages={totalPages} onPageChange={setPage} />
    </div>
  );
}

function PersonCell({ name, overdrawn, recounted }: EffectRow) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="font-medium">{name}</bdi>
      {overdrawn && <Badge tone="danger">Overdrawn</Badge>}
      {recounted > 0 && <Badge tone="info">{`${recounted} recounted`}</Badge>}
    </span>
  );
}

function Bookable({ bookable, unit }: { bookable: number | null | undefined; unit: EffectRow['unit'] }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {bookable === undefined ? 'unchanged' : bookableText(bookable, unit)}
    </span>
  );
}

function GainCell({ change, unit }: EffectRow) {
  const gain = change && gainOf(change);
  if (gain === undefined || gain === 0) return '–';
  return (
    <span className="font-medium tabular-nums">
      {gain > 0 ? '+' : '−'}
      {numberText(Math.abs(gain), unit)}
    </span>
  );
}

function rowsOf({ changed, recounted }: Impact): EffectRow[] {
  const keyOf = ({ person, type }: { person: string; type: string }) => `${person} ${type}`;
  const byAccount = Map.groupBy(recounted, keyOf);
  const rows = changed.map(({ before, after, ...account }) => ({
    ...account,
    change: { before, after },
    recounted: byAccount.get(keyOf(account))?.length ?? 0,
  }));
  const known = new Set(changed.map(keyOf));
  const others = [...byAccount].flatMap(([key, [first, ...more]]): EffectRow[] => {
    if (!first || known.has(key)) return [];
    const { person, name, type, typeName } = first;
    return [{ person, name, type, typeName, unit: 'DAY', overdrawn: false, recounted: more.length + 1 }];
  });
  return [...rows, ...others];
}
