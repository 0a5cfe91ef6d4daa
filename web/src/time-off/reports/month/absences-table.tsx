import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { Link } from 'react-router';
import { DayText } from '../../../platform/time-text.tsx';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import { Amounts, numberText } from './amount-text.tsx';
import { text } from './messages/text.ts';
import { ReportedPerson } from './reported-person.tsx';

type Absence = Extract<AbsenceReport, { level: 'ABSENCES' }>['rows'][number];
type Day = Extract<AbsenceReport, { level: 'DAYS' }>['rows'][number];

/** The absences of a month, each cut to it. */
export function AbsencesTable({ rows }: { rows: readonly Absence[] }) {
  const columns: TableColumn<Absence>[] = [
    ...namingColumns<Absence>(),
    {
      id: 'span',
      header: text('time-off.month.absence'),
      cell: ({ requestId, startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes }) => (
        <Link to={`/time-off/requests/${requestId}`} className="text-accent-text hover:underline">
          {spanText({ startDate, endDate, startHalf, endHalf, minutes })}
        </Link>
      ),
    },
    {
      id: 'amount',
      header: text('time-off.month.amount'),
      align: 'end',
      cell: (row) => <Amounts {...row} />,
    },
    {
      id: 'calendarDays',
      header: text('time-off.month.calendarDays'),
      align: 'end',
      shownFrom: 'medium',
      cell: ({ calendarDays }) => numberText(calendarDays),
    },
  ];
  return (
    <Table
      label={text('time-off.month.absences')}
      columns={columns}
      rows={rows}
      rowKey={({ requestId, startDate }) => `${requestId} ${startDate}`}
    />
  );
}

/** The days of a month on which people are absent. */
export function DaysTable({ rows }: { rows: readonly Day[] }) {
  const columns: TableColumn<Day>[] = [
    ...namingColumns<Day>(),
    {
      id: 'date',
      header: text('time-off.month.date'),
      cell: ({ date }) => <DayText date={date} />,
    },
    {
      id: 'amount',
      header: text('time-off.month.amount'),
      align: 'end',
      cell: ({ share, hours }) => <Amounts days={share} hours={hours} />,
    },
  ];
  return (
    <Table
      label={text('time-off.month.daysOfAbsence')}
      columns={columns}
      rows={rows}
      rowKey={({ person, type, date }) => `${person.id} ${type.code} ${date}`}
    />
  );
}

function namingColumns<Row extends Absence | Day>(): TableColumn<Row>[] {
  return [
    {
      id: 'person',
      header: text('time-off.month.person'),
      isRowHeader: true,
      cell: ({ person }) => <ReportedPerson person={person} />,
    },
    { id: 'type', header: text('time-off.month.type'), cell: ({ type }) => <bdi>{type.name}</bdi> },
  ];
}
