import { personName } from '@almanac/domain/access/person-name';
import { earliestDate } from '@almanac/domain/calendar/calendar-date';
import type { TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { rich, text } from './messages/text.ts';

interface TermsTableProps {
  rows: readonly TermsOfPerson[];
  selectedIds: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onShow: (person: TermsOfPerson['person']) => void;
  emptyState: ReactNode;
}

export function TermsTable({ rows, selectedIds, onSelect, onShow, emptyState }: TermsTableProps) {
  return (
    <Table
      label={text('leave.terms.title')}
      rows={rows}
      rowKey={({ person }) => person.id}
      emptyState={emptyState}
      columns={[
        {
          id: 'person',
          header: text('leave.terms.personColumn'),
          isRowHeader: true,
          cell: (row) => (
            <PersonCell
              {...row}
              isSelected={selectedIds.includes(row.person.id)}
              onSelect={(isSelected) => onSelect(row.person.id, isSelected)}
            />
          ),
        },
        {
          id: 'place',
          header: text('leave.terms.place'),
          shownFrom: 'medium',
          cell: ({ placeName }) => <bdi>{placeName}</bdi>,
        },
        { id: 'plan', header: text('leave.terms.plan'), cell: ({ planName }) => <bdi>{planName}</bdi> },
        {
          id: 'schedule',
          header: text('leave.terms.schedule'),
          shownFrom: 'medium',
          cell: ({ scheduleName }) => <bdi className="inline-block as-rows:min-w-24">{scheduleName}</bdi>,
        },
        {
          id: 'since',
          header: text('leave.terms.since'),
          shownFrom: 'wide',
          cell: ({ from }) => (from === earliestDate ? text('leave.terms.start') : <DayText date={from} />),
        },
        {
          id: 'history',
          header: text('leave.terms.history'),
          isHeaderHidden: true,
          align: 'end',
          cell: ({ person }) => (
            <Button
              size="small"
              icon={<History aria-hidden="true" />}
              aria-label={text('leave.terms.historyOf', { name: personName(person) })}
              onPress={() => onShow(person)}
            >
              {text('leave.terms.history')}
            </Button>
          ),
        },
      ]}
    />
  );
}

type PersonCellProps = TermsOfPerson & { isSelected: boolean; onSelect: (isSelected: boolean) => void };

function PersonCell({ person, department, next, isSelected, onSelect }: PersonCellProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Checkbox
        aria-label={text('leave.terms.select', { name: personName(person) })}
        isSelected={isSelected}
        onChange={onSelect}
      />
      <PersonText person={person} department={department} next={next} />
    </div>
  );
}

function PersonText({
  person,
  department,
  next,
}: Pick<TermsOfPerson, 'person'> & {
  department: TermsOfPerson['department'] | undefined;
  next: string | undefined;
}) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="min-w-0 font-medium">{personName(person)}</bdi>
        {!person.isActive && <Badge tone="neutral">{text('leave.terms.inactive')}</Badge>}
        {next !== undefined && (
          <Badge tone="accent">{rich('leave.terms.changesOn', { date: <DayText date={next} /> })}</Badge>
        )}
      </p>
      <p className="text-sm text-ink-muted">
        <bdi>{department?.name ?? text('leave.terms.noDepartment')}</bdi>
      </p>
    </div>
  );
}
