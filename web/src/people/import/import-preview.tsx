import { dateColumns, type ImportOutcome, typedColumns } from '@almanac/domain/people/import/import-columns';
import type { ImportedPerson, ImportFault, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { useState } from 'react';
import { RoleBadge } from '../../access/account-badges.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MailAddress } from '../../ui/data/mail-address.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { Table } from '../../ui/data/table.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ImportChanges } from './import-changes.tsx';
import { columnText, outcomeNames } from './import-text.ts';

const textColumns = typedColumns.filter((column) => !dateColumns.includes(column));

const rowsOfPage = 50;
const shownFaults = 20;

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
      {faults.length > 0 && <ImportFaults faults={faults} />}
      {people.length > 0 && (
        <Table
          label="Rows of the import"
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              id: 'person',
              header: 'Person',
              isRowHeader: true,
              cell: (person) => <Person person={person} />,
            },
            {
              id: 'line',
              header: 'Line',
              shownFrom: 'medium',
              cell: ({ line }) => <span className="text-ink-muted tabular-nums">{line}</span>,
            },
            {
              id: 'outcome',
              header: 'Outcome',
              cell: (person) => (
                <Outcome person={person} faults={faults.filter(({ line }) => line === person.line)} />
              ),
            },
            {
              id: 'record',
              header: 'Record',
              cell: (person) =>
                person.outcome === 'update' ? (
                  <ImportChanges person={person} />
                ) : (
                  <RecordAfter person={person} />
                ),
            },
          ]}
        />
      )}
      <Pagination
        label="rows of the import"
        page={page}
        totalPages={Math.ceil(people.length / rowsOfPage)}
        onPageChange={setPage}
      />
    </>
  );
}

function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <Alert tone="danger" title={`${countText(faults.length, 'fault')} to mend first`}>
      <ul className="flex flex-col gap-0.5">
        {faults.slice(0, shownFaults).map((fault) => (
          <li key={`${fault.line} ${fault.column} ${fault.message}`}>
            Line {fault.line}
            {fault.column !== undefined && `, ${columnText(fault.column)}`}: {fault.message}
          </li>
        ))}
      </ul>
      {faults.length > shownFaults && <p>… and {faults.length - shownFaults} more.</p>}
    </Alert>
  );
}

function Person({ person: { name, email } }: { person: ImportedPerson }) {
  return (
    <div className="min-w-0 as-rows:min-w-40">
      <bdi className="block font-medium break-words">{name || 'No name'}</bdi>
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
  const texts = [...typed, place, plan, schedule].filter((text) => text !== undefined);
  const openings = Object.entries(opening).map(([type, number]) => `${type} ${number}`);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 as-cards:justify-end">
      {role && <RoleBadge role={role} />}
      {isDeactivated && <Badge tone="neutral">Deactivated</Badge>}
      {department !== undefined && <bdi className="break-words">{department}</bdi>}
      {employmentStart !== undefined && (
        <span className="text-sm text-ink-muted">
          from <DayText date={employmentStart} />
        </span>
      )}
      {employmentEnd !== undefined && (
        <span className="text-sm text-ink-muted">
          until <DayText date={employmentEnd} />
        </span>
      )}
      {[...texts, ...openings].map((text) => (
        <bdi key={text} className="text-sm break-words text-ink-muted">
          {text}
        </bdi>
      ))}
    </div>
  );
}

function Outcome({ person, faults }: { person: ImportedPerson; faults: readonly ImportFault[] }) {
  const { outcome } = person;
  const columns = outcome === 'faulty' ? faults.flatMap(({ column }) => column ?? []) : [];
  const explanation = [...new Set(columns)].map(columnText).join(', ');
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end as-cards:text-end">
      <Badge tone={tones[outcome]}>{outcomeNames[outcome]}</Badge>
      {person.warnings?.map((warning) => (
        <span key={warning} data-tone="warning" className="text-sm break-words text-tone-text">
          {warning}
        </span>
      ))}
      {explanation !== '' && <span className="text-sm text-ink-muted">{explanation}</span>}
    </div>
  );
}
