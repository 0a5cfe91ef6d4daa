import type { AbsenceOutcome } from '@almanac/domain/time-off/import/absence-columns';
import type { AbsencesImport, ImportedAbsence } from '@almanac/domain/time-off/import/schema';
import { useState } from 'react';
import { ImportFaults } from '../../people/import/import-faults.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import type { Tone } from '../../ui/tone.ts';
import { spanText } from '../requests/words/request-texts.ts';
import { absenceColumnText, absenceOutcomeText, absencesText } from './import-text.ts';
import { text } from './messages/text.ts';

const rowsOfPage = 50;
const linesAtFirst = 8;

const tones: Record<AbsenceOutcome, Tone> = { ADDED: 'success', UNCHANGED: 'neutral', FAULTY: 'danger' };

/** The import's sums and its outcome by row, with errors at their lines. */
export function AbsencePreview({ preview: { rows, faults, summary } }: { preview: AbsencesImport }) {
  const [page, setPage] = useState(1);
  return (
    <>
      {faults.length > 0 && <ImportFaults faults={faults} nameOf={absenceColumnText} />}
      {summary.length > 0 && (
        <Disclosure title={absencesText(rows)} isExpandedAtFirst={summary.length <= linesAtFirst}>
          <ul className="max-h-60 overflow-y-auto pt-2 text-sm">
            {summary.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name and days.
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {rows.length > 0 && (
        <Table
          label={text('time-off.import.rows')}
          rows={rows.slice((page - 1) * rowsOfPage, page * rowsOfPage)}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              id: 'person',
              header: text('time-off.import.personHeading'),
              isRowHeader: true,
              cell: ({ line, person }) => (
                <bdi className="font-medium break-words">
                  {person?.name ?? text('time-off.import.line', { line })}
                </bdi>
              ),
            },
            {
              id: 'absence',
              header: text('time-off.import.absence'),
              cell: (row) => <Absence row={row} />,
            },
            {
              id: 'amount',
              header: text('time-off.import.amount'),
              cell: ({ outcome, amount, unit }) =>
                outcome === 'FAULTY'
                  ? null
                  : text(unit === 'HOUR' ? 'time-off.import.hours' : 'time-off.import.days', {
                      count: amount,
                    }),
            },
            {
              id: 'outcome',
              header: text('time-off.import.outcome'),
              cell: ({ outcome }) => <Badge tone={tones[outcome]}>{absenceOutcomeText(outcome)}</Badge>,
            },
          ]}
        />
      )}
      <Pagination
        label={text('time-off.import.pages')}
        page={page}
        totalPages={Math.ceil(rows.length / rowsOfPage)}
        onPageChange={setPage}
      />
    </>
  );
}

function Absence({ row: { type, startDate, endDate, ...halves } }: { row: ImportedAbsence }) {
  return (
    <div className="min-w-0">
      {type && <bdi className="block break-words">{type.name}</bdi>}
      {startDate !== undefined && endDate !== undefined && (
        <span className="block text-sm text-ink-muted">{spanText({ startDate, endDate, ...halves })}</span>
      )}
    </div>
  );
}
