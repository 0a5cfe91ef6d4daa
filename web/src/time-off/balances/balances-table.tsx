import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { dayText } from '@almanac/domain/calendar/date-text';
import type {
  BalanceOrder,
  BalanceSummary,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { type ReactNode, useId } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { typeTone } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { Face } from '../../people/photos/face.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { SegmentedBar } from '../../ui/data/segmented-bar.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { bareText, leaveText, limitedSentence } from './account/account-text.ts';
import { directionOf, type ListOrder, nextOrder } from './balance-list-filters.ts';

interface BalancesTableProps {
  people: readonly PersonBalances[];
  order: ListOrder;
  onSort: (order: ListOrder) => void;
  emptyState: ReactNode;
  /** Undefined for read-only viewers. */
  onAdjust?: (person: PersonReference) => void;
}

/** One row per person. */
export function BalancesTable({ people, order, onSort, emptyState, onAdjust }: BalancesTableProps) {
  const { nameOf } = useTypes();
  const sorting = (by: BalanceOrder) => ({
    sort: { direction: directionOf(order, by), onSort: () => onSort(nextOrder(order, by)) },
  });
  const figure = (by: 'used' | 'pending' | 'carried', header: string): TableColumn<PersonBalances> => ({
    id: by,
    header,
    align: 'end',
    ...sorting(by),
    cell: ({ vacation }) => (
      <Figure
        amount={vacation?.isCounted && by === 'carried' ? undefined : vacation?.[by]}
        summary={vacation}
      />
    ),
  });
  return (
    <Table
      label="Leave balances"
      isWide
      isTall
      rows={people}
      rowKey={({ person }) => person.id}
      emptyState={emptyState}
      columns={[
        {
          id: 'person',
          header: 'Person',
          isRowHeader: true,
          ...sorting('name'),
          cell: (row) => <PersonCell row={row} />,
        },
        {
          id: 'left',
          header: `${nameOf('VACATION')} left`,
          ...sorting('left'),
          cell: (row) => <LeftCell row={row} />,
        },
        figure('used', 'Used'),
        figure('pending', 'Pending'),
        figure('carried', 'Carried'),
        {
          id: 'sick',
          header: nameOf('SICK_LEAVE'),
          align: 'end',
          ...sorting('sick'),
          cell: ({ sick }) => <Figure amount={sick?.used} summary={sick} />,
        },
        {
          id: 'actions',
          header: 'Actions',
          isHeaderHidden: true,
          align: 'end',
          cell: (row) => <RowActions row={row} onAdjust={onAdjust} />,
        },
      ]}
    />
  );
}

function PersonCell({ row: { person, departmentName } }: { row: PersonBalances }) {
  return (
    <div className="flex items-center gap-3">
      <Face personId={person.id} name={personName(person)} />
      <div className="min-w-0">
        <p className="font-medium text-ink">
          <PersonLink person={person} />
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
          {[person.email, departmentName].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}

/** The bar of left, pending and used, with the last day to book; other limited types below. */
function LeftCell({ row: { accounts, vacation, behind, notEnough } }: { row: PersonBalances }) {
  const { nameOf, typeOf } = useTypes();
  const today = useToday();
  const sentenceOf = (account: PersonBalances['accounts'][number]) =>
    limitedSentence(account, {
      on: today,
      textOf: (date) => dayText(date, today, readerLocale()),
      locale: readerLocale(),
      remindsOfExpiry: typeOf(account.type).remindsOfExpiry,
    });
  return (
    <div className="flex min-w-44 flex-col gap-1.5">
      {vacation?.left != null && !vacation.isCounted && (
        <SegmentedBar
          label={nameOf('VACATION')}
          segments={[
            { label: 'Left', amount: Math.max(0, vacation.left), tone: typeTone(typeOf('VACATION')) },
            {
              label: 'Pending',
              amount: vacation.pending,
              tone: typeTone(typeOf('VACATION')),
              pattern: 'striped',
            },
            { label: 'Used', amount: vacation.used, tone: 'neutral', pattern: 'empty' },
          ]}
          formatAmount={(amount) => leaveText(amount, vacation.unit)}
          hasLegend={false}
        />
      )}
      {vacation?.left === null && !vacation.isCounted && (
        <p className="text-sm text-ink-muted">Without limit</p>
      )}
      {vacation && notEnough && behind !== undefined && (
        <p>
          <Badge tone="warning">{leaveText(behind, vacation.unit)} behind the year</Badge>
        </p>
      )}
      {accounts.map((account) => (
        <p key={account.type} className="text-sm text-ink">
          <bdi>{nameOf(account.type)}</bdi>: {sentenceOf(account)}
        </p>
      ))}
    </div>
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

const onlyAdminNote =
  'You are the only administrator: you may set your own balance, and the audit log says so.';

interface RowActionsProps {
  row: PersonBalances;
  onAdjust: ((person: PersonReference) => void) | undefined;
}

function RowActions({ row: { person }, onAdjust }: RowActionsProps) {
  const viewer = useViewer();
  const noteId = useId();
  const isOnlyAdmin = useIsOnlyAdmin();
  const name = personName(person);
  const permission = checkBalanceSetting(viewer, person.id);
  return (
    <div className="flex flex-col items-end gap-1 as-cards:items-start">
      <div className="flex flex-wrap justify-end gap-1.5">
        <LinkButton
          to={person.id === viewer.id ? '/balance' : `/balance/${person.id}`}
          size="small"
          aria-label={`Show balance: ${name}`}
        >
          Show balance
        </LinkButton>
        {onAdjust && (
          <Button
            size="small"
            aria-label={`Adjust balance: ${name}`}
            {...(permission.refused && { 'aria-describedby': noteId })}
            isDisabled={permission.refused && !isOnlyAdmin}
            onPress={() => onAdjust(person)}
          >
            Adjust balance
          </Button>
        )}
      </div>
      {isAdmin(viewer) && permission.refused && (
        <p id={noteId} className="max-w-60 text-sm text-ink-muted">
          {isOnlyAdmin ? onlyAdminNote : `${permission.message}.`}
        </p>
      )}
    </div>
  );
}
