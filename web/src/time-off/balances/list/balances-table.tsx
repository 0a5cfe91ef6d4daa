import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type {
  BalanceOrder,
  BalanceSummary,
  NextTimeOff,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import type { ReactNode } from 'react';
import { PersonLink } from '../../../access/person-link.tsx';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { useToday } from '../../../platform/session/today.ts';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { bareText, leaveText } from '../account/account-text.ts';
import { LeftBar } from '../left-bar.tsx';
import { rich, text } from '../messages/list-text.ts';
import { BalanceActions } from './balance-actions.tsx';
import { directionOf, type ListOrder, nextOrder, sortedBy } from './balance-list-filters.ts';
import { nextTimeOffText } from './next-time-off-text.ts';
import { UnderPace } from './under-pace.tsx';

interface BalancesTableProps {
  people: readonly PersonBalances[];
  order: ListOrder;
  onSort: (order: ListOrder) => void;
  emptyState: ReactNode;
  /** Undefined for read-only viewers. */
  onAdjust?: (person: PersonReference) => void;
}

/** One line per person: what is left, and the next time off; what the list is sorted by has a column. */
export function BalancesTable({ people, order, onSort, emptyState, onAdjust }: BalancesTableProps) {
  const { nameOf } = useTypes();
  const sorting = (by: BalanceOrder) => ({
    sort: { direction: directionOf(order, by), onSort: () => onSort(nextOrder(order, by)) },
  });
  const figures: Partial<Record<BalanceOrder, TableColumn<PersonBalances>>> = {
    used: { ...figureStyle('used', text('time-off.balances.usedColumn')), ...sorting('used') },
    pending: { ...figureStyle('pending', text('time-off.balances.pendingColumn')), ...sorting('pending') },
    carried: { ...figureStyle('carried', text('time-off.balances.carriedColumn')), ...sorting('carried') },
    sick: {
      id: 'sick',
      header: nameOf('SICK_LEAVE'),
      align: 'end',
      cell: ({ sick }) => <Figure amount={sick?.used} summary={sick} />,
      ...sorting('sick'),
    },
  };
  const figure = figures[sortedBy(order)];
  return (
    <Table
      label={text('time-off.balances.listLabel')}
      rowStyle="compact"
      rows={people}
      rowKey={({ person }) => person.id}
      emptyState={emptyState}
      columns={[
        {
          id: 'person',
          header: text('time-off.balances.personColumn'),
          isRowHeader: true,
          ...sorting('name'),
          cell: (row) => <PersonCell row={row} />,
        },
        {
          id: 'department',
          header: text('time-off.balances.departmentColumn'),
          shownFrom: 'wide',
          cell: ({ departmentName }) => (
            <bdi className="block max-w-40 truncate text-sm text-ink-muted" title={departmentName}>
              {departmentName}
            </bdi>
          ),
        },
        {
          id: 'left',
          header: text('time-off.balances.leftColumn', { type: nameOf('VACATION') }),
          ...sorting('left'),
          cell: (row) => <LeftCell row={row} />,
        },
        ...(figure ? [figure] : []),
        {
          id: 'next',
          header: text('time-off.balances.nextColumn'),
          cell: ({ nextTimeOff }) => <NextCell next={nextTimeOff} />,
        },
        {
          id: 'actions',
          header: text('time-off.balances.actionsColumn'),
          isHeaderHidden: true,
          align: 'end',
          cell: (row) => <BalanceActions row={row} onAdjust={onAdjust} />,
        },
      ]}
    />
  );
}

/** The headings and twelve rows. */
export function BalancesSkeleton() {
  return (
    <SkeletonArea label={text('time-off.balances.listLoading')} className="flex flex-col">
      <Skeleton className="h-5 w-20" />
      <div className="h-12 border-b border-line" />
      {Array.from({ length: 12 }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-10.25 items-center gap-3 border-b border-line last:border-b-0">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ms-auto h-4 w-1/2" />
        </div>
      ))}
    </SkeletonArea>
  );
}

function figureStyle(by: 'used' | 'pending' | 'carried', header: string): TableColumn<PersonBalances> {
  return {
    id: by,
    header,
    align: 'end',
    cell: ({ vacation }) => (
      <Figure
        amount={vacation?.isCounted && by === 'carried' ? undefined : vacation?.[by]}
        summary={vacation}
      />
    ),
  };
}

function PersonCell({ row: { person } }: { row: PersonBalances }) {
  return (
    <div className="flex min-h-8 min-w-0 items-center gap-3">
      <Face personId={person.id} name={personName(person)} size="small" />
      <PersonLink person={person} className="min-w-0 font-medium text-ink" />
    </div>
  );
}

/** The bar of what is left, its number, and a mark for those far under pace. */
function LeftCell({ row: { vacation, behind, notEnough } }: { row: PersonBalances }) {
  const { nameOf, typeOf } = useTypes();
  if (!vacation) return <span className="text-ink-muted">–</span>;
  const { left, pending, used, total, unit, isCounted } = vacation;
  if (isCounted) {
    const taken = text('time-off.balances.amountTaken', { amount: leaveText(used, unit) });
    return <span className="text-sm text-ink-muted">{taken}</span>;
  }
  if (left === null)
    return <span className="text-sm text-ink-muted">{text('time-off.balances.withoutLimit')}</span>;
  return (
    <div className="flex items-center gap-x-2 gap-y-1 as-cards:flex-wrap as-cards:justify-end">
      <LeftBar
        label={nameOf('VACATION')}
        tone={typeTone(typeOf('VACATION'))}
        left={left}
        pending={pending}
        used={used}
        formatAmount={(amount) => leaveText(amount, unit)}
        className="w-28 shrink-0 @max-3xl/table:w-14 as-rows:@max-xl/table:w-10"
      />
      <span className="whitespace-nowrap text-ink tabular-nums">
        {text('time-off.balances.leftOf', { left: bareText(left, unit), total: leaveText(total, unit) })}
      </span>
      {notEnough && behind !== undefined && (
        <UnderPace text={text('time-off.balances.amountUnderPace', { amount: leaveText(behind, unit) })} />
      )}
    </div>
  );
}

/** The days, without a year if it is this one. */
function NextCell({ next }: { next: NextTimeOff | undefined }) {
  const { typeOf } = useTypes();
  const today = useToday();
  if (!next) return <span className="text-sm text-ink-muted">{text('time-off.balances.nonePlanned')}</span>;
  const type = typeOf(next.type);
  const days = (
    <span className="text-ink ltr:@xl/table:whitespace-nowrap">{nextTimeOffText(next, today)}</span>
  );
  return (
    <span className="flex items-center gap-2 text-sm text-ink">
      <span data-tone={typeTone(type)} className="inline-flex text-tone-text">
        <TypeIcon type={type} className="size-4 as-rows:@max-xl/table:hidden" />
        <span className="sr-only">{type.name}</span>
      </span>
      <span className="ltr:@4xl/table:whitespace-nowrap">
        {next.status === 'PENDING' ? (
          <span className="text-ink-muted">{rich('time-off.balances.nextPending', { days })}</span>
        ) : (
          days
        )}
      </span>
    </span>
  );
}

interface FigureProps {
  amount: number | undefined;
  summary: BalanceSummary | undefined;
}

function Figure({ amount, summary }: FigureProps) {
  if (amount === undefined || !summary) return <span className="text-ink-muted">–</span>;
  return <span className="tabular-nums">{bareText(amount, summary.unit)}</span>;
}
