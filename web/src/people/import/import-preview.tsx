import { formatList } from '@almanac/domain/language/formats';
import { dateColumns, type ImportOutcome, typedColumns } from '@almanac/domain/people/import/import-columns';
import type { ImportedPerson, ImportFault, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { useState } from 'react';
import { RoleBadge } from '../../access/account-badges.tsx';
import { readerTexts } from '../../language/messages.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportFaults } from './import-faults.tsx';
import { OpeningEffects } from './import-openings.tsx';
import { columnText, outcomeText } from './import-text.ts';
import { rich, text } from './messages/text.ts';

const textColumns = typedColumns.filter((column) => !dateColumns.includes(column));

const rowsOfPage = 50;

const tones: Record<ImportOutcome, Tone> = {
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
  faulty: 'danger',
};

/** The import's outcome by row, with errors at their lines. */
export function ImportPreview({ preview: { people, faults } }: { preview: PeopleImport }) {
  const [page, setPage] = useState(1);
  const rows = people.slice((page - 1) * rowsOfPage, page * rowsOfPage);
  return (
    <>
      {faults.length > 0 && <ImportFaults faults={faults} nameOf={columnText} />}
      {people.length > 0 && (
        <Table
          label={text('people.import.rows')}
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              id: 'person',
              header: text('people.import.person'),
              isRowHeader: true,
              cell: (person) => <Person person={person} />,
            },
            {
              id: 'line',
              header: text('people.import.line'),
              shownFrom: 'medium',
              cell: ({ line }) => <span className="text-ink-muted tabular-nums">{line}</span>,
            },
            {
              id: 'outcome',
              header: text('people.import.outcome'),
              cell: (person) => (
                <Outcome person={person} faults={faults.filter(({ line }) => line === person.line)} />
              ),
            },
            {
              id: 'record',
              header: text('people.import.record'),
              cell: (person) => (
                <>
                  {person.outcome === 'update' ? (
                    <ImportChanges person={person} />
                  ) : (
                    <RecordAfter person={person} />
                  )}
                  <OpeningEffects openings={person.openings} />
                </>
              ),
            },
          ]}
        />
      )}
      <Pagination
        label={text('people.import.pages')}
        page={page}
        totalPages={Math.ceil(people.length / rowsOfPage)}
        onPageChange={setPage}
      />
    </>
  );
}

function Person({ person: { name, email } }: { person: ImportedPerson }) {
  return (
    <div className="min-w-0 as-rows:min-w-40">
      <bdi className="block font-medium break-words">{name || text('people.import.noName')}</bdi>
      <span className="block text-sm text-ink-muted">
        <MailAddress address={email} />
      </span>
    </div>
  );
}

/** The account after the import. */
function RecordAfter({ person }: { person: ImportedPerson }) {
  const { role, department, employmentStart, employmentEnd, place, plan, schedule, opening = {} } = person;
  const isDeactivated = person.status === 'DEACTIVATED';
  const typed = textColumns.map((column) => person[column]);
  const cells = [...typed, place, plan, schedule].filter((cell) => cell !== undefined);
  const openings = Object.entries(opening).map(([type, amount]) =>
    text('people.import.openingOf', { type, amount }),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 as-cards:justify-end">
      {role && <RoleBadge role={role} />}
      {isDeactivated && <Badge tone="neutral">{text('people.import.statusDeactivated')}</Badge>}
      {department !== undefined && <bdi className="break-words">{department}</bdi>}
      {employmentStart !== undefined && (
        <span className="text-sm text-ink-muted">
          {rich('people.import.from', { day: <DayText date={employmentStart} /> })}
        </span>
      )}
      {employmentEnd !== undefined && (
        <span className="text-sm text-ink-muted">
          {rich('people.import.until', { day: <DayText date={employmentEnd} /> })}
        </span>
      )}
      {[...cells, ...openings].map((cell) => (
        <bdi key={cell} className="text-sm break-words text-ink-muted">
          {cell}
        </bdi>
      ))}
    </div>
  );
}

function Outcome({ person, faults }: { person: ImportedPerson; faults: readonly ImportFault[] }) {
  const { outcome } = person;
  const columns = outcome === 'faulty' ? faults.flatMap(({ column }) => column ?? []) : [];
  const explanation = formatList([...new Set(columns)].map(columnText), readerTexts().locale);
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end as-cards:text-end">
      <Badge tone={tones[outcome]}>{outcomeText(outcome)}</Badge>
      {person.warnings?.map((warning) => (
        <span key={warning} data-tone="warning" className="text-sm break-words text-tone-text">
          {warning}
        </span>
      ))}
      {explanation !== '' && <span className="text-sm text-ink-muted">{explanation}</span>}
    </div>
  );
}
