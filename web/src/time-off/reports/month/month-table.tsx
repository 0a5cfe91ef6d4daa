import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { ChevronRight } from 'lucide-react';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import { Amounts } from './amount-text.tsx';
import { text } from './messages/text.ts';
import { type MonthRow, monthRows } from './month-rows.ts';
import { ReportedPerson } from './reported-person.tsx';

interface MonthTableProps {
  report: Extract<AbsenceReport, { level: 'SUMS' }>;
  /** The address of a person's absences in the month. */
  absencesOf: (userId: string) => string;
}

/** People and types: the days and hours of a month, with the total of everyone. */
export function MonthTable({ report, absencesOf }: MonthTableProps) {
  const person: TableColumn<MonthRow> = {
    id: 'person',
    header: text('time-off.month.person'),
    isRowHeader: true,
    cell: (row) =>
      row.person ? (
        <ReportedPerson person={row.person} />
      ) : (
        <span className="font-semibold">{text('time-off.month.total')}</span>
      ),
  };
  const types = report.totals.map(
    ({ type: { code, name } }): TableColumn<MonthRow> => ({
      id: code,
      header: name,
      align: 'end',
      cell: ({ person: ofPerson, sums }) => {
        const sum = sums.get(code);
        if (!sum) return <span className="text-ink-muted">–</span>;
        return (
          <span className={ofPerson ? undefined : 'font-semibold'}>
            <Amounts {...sum} />
          </span>
        );
      },
    }),
  );
  const more: TableColumn<MonthRow> = {
    id: 'more',
    header: text('time-off.month.details'),
    isHeaderHidden: true,
    align: 'end',
    cell: ({ person: shown }) =>
      shown && (
        <LinkButton
          to={absencesOf(shown.id)}
          variant="quiet"
          size="small"
          aria-label={text('time-off.month.detailsOf', { name: shown.name })}
          icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {text('time-off.month.details')}
        </LinkButton>
      ),
  };
  // There are as many columns as types, so the table scrolls where the window ends.
  return (
    <div className="relative -m-1 overflow-x-auto p-1">
      <Table
        label={text('time-off.month.title')}
        columns={[person, ...types, more]}
        rows={monthRows(report)}
        rowKey={({ person: shown }) => (shown ? `${shown.id} ${shown.placeName}` : 'total')}
      />
    </div>
  );
}
