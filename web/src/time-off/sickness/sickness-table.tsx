import type { PersonReference } from '@almanac/domain/access/schema';
import { formatNumber } from '@almanac/domain/language/formats';
import type { SicknessRow } from '@almanac/domain/time-off/sickness/schema';
import { PersonLink } from '../../access/person-link.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { rich, text } from './messages/text.ts';

interface SicknessTableProps {
  /** By name: the report ranks no one. */
  rows: readonly SicknessRow[];
  onShow: (person: PersonReference) => void;
}

/** What each person's illnesses add up to. */
export function SicknessTable({ rows, onShow }: SicknessTableProps) {
  const figure = (
    id: 'spells' | 'workDays' | 'calendarDays' | 'longest' | 'bradford',
    header: string,
    shownFrom?: 'wide',
  ): TableColumn<SicknessRow> => ({
    id,
    header,
    align: 'end',
    ...(shownFrom && { shownFrom }),
    cell: (row) => <span className="tabular-nums">{formatNumber(row[id] ?? 0, readerLocale())}</span>,
  });
  const hasBradford = rows.some(({ bradford }) => bradford !== undefined);
  return (
    <Table
      label={text('time-off.sickness.people')}
      rows={rows}
      rowKey={({ person }) => person.id}
      emptyState={<EmptyState title={text('time-off.sickness.none')} />}
      columns={[
        {
          id: 'person',
          header: text('time-off.sickness.person'),
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
        figure('spells', text('time-off.sickness.spells')),
        figure('workDays', text('time-off.sickness.workDays')),
        figure('calendarDays', text('time-off.sickness.calendarDays')),
        figure('longest', text('time-off.sickness.longest'), 'wide'),
        ...(hasBradford ? [figure('bradford', text('time-off.sickness.bradford'), 'wide')] : []),
        {
          id: 'current',
          header: text('time-off.sickness.now'),
          cell: (row) => <Current {...row} />,
        },
        {
          id: 'show',
          header: text('time-off.sickness.show'),
          isHeaderHidden: true,
          align: 'end',
          cell: ({ person }) => (
            <Button
              size="small"
              aria-label={text('time-off.sickness.showOf', { name: person.name })}
              onPress={() => onShow(person)}
            >
              {text('time-off.sickness.show')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Since when the person is ill, when their pay ends, and what is due. */
function Current({ current, payEndsOn, integrationDue }: SicknessRow) {
  return (
    <div className="flex flex-col items-start gap-1">
      {!current && !integrationDue && <p className="text-ink-muted">{text('time-off.sickness.notNow')}</p>}
      {current && <p>{rich('time-off.sickness.illSince', { day: <DayText date={current.startDate} /> })}</p>}
      {payEndsOn !== undefined && (
        <p className="text-sm text-ink-muted">
          {rich('time-off.sickness.payEnds', { day: <DayText date={payEndsOn} /> })}
        </p>
      )}
      {integrationDue && <Badge tone="neutral">{text('time-off.sickness.integrationDue')}</Badge>}
    </div>
  );
}
