import { signOf } from '@almanac/domain/language/formats';
import type { ChangedAccount, Impact } from '@almanac/domain/work-time/effect-schema';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import { bookableText, gainOf, numberText } from './effect-text.ts';
import { text } from './messages/text.ts';

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
        label={text('work-time.rule-changes.peopleAffected')}
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ person, type }) => `${person} ${type}`}
        columns={[
          {
            id: 'person',
            header: text('work-time.rule-changes.person'),
            isRowHeader: true,
            cell: PersonCell,
          },
          {
            id: 'type',
            header: text('work-time.rule-changes.type'),
            cell: ({ typeName }) => <bdi>{typeName}</bdi>,
          },
          {
            id: 'before',
            header: text('work-time.rule-changes.before'),
            shownFrom: 'medium',
            align: 'end',
            cell: ({ change, unit }) => <Bookable bookable={change?.before} unit={unit} />,
          },
          {
            id: 'after',
            header: text('work-time.rule-changes.after'),
            align: 'end',
            cell: ({ change, unit }) => <Bookable bookable={change?.after} unit={unit} />,
          },
          { id: 'gain', header: text('work-time.rule-changes.difference'), align: 'end', cell: GainCell },
          {
            id: 'ledgers',
            header: text('work-time.rule-changes.compare'),
            isHeaderHidden: true,
            align: 'end',
            cell: ({ person, name }) => (
              <Button
                size="small"
                aria-label={text('work-time.rule-changes.compareOf', { name })}
                icon={<Scale aria-hidden="true" />}
                onPress={() => onOpen({ id: person, name })}
              >
                {text('work-time.rule-changes.compare')}
              </Button>
            ),
          },
        ]}
      />
      <Pagination
        label={text('work-time.rule-changes.peopleAffected')}
        page={shown}
        totalPages={totalPages}
        onPageChange={setPage}
      />
    </div>
  );
}

function PersonCell({ name, overdrawn, recounted }: EffectRow) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="font-medium">{name}</bdi>
      {overdrawn && <Badge tone="danger">{text('work-time.rule-changes.overdrawn')}</Badge>}
      {recounted > 0 && (
        <Badge tone="info">{text('work-time.rule-changes.recounted', { count: recounted })}</Badge>
      )}
    </span>
  );
}

function Bookable({ bookable, unit }: { bookable: number | null | undefined; unit: EffectRow['unit'] }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {bookable === undefined ? text('work-time.rule-changes.unchanged') : bookableText(bookable, unit)}
    </span>
  );
}

function GainCell({ change, unit }: EffectRow) {
  const gain = change && gainOf(change);
  if (gain === undefined || gain === 0) return '–';
  return (
    <span className="font-medium tabular-nums">
      {signOf(gain, readerLocale())}
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
