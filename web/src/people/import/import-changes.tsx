import { dateColumns } from '@almanac/domain/people/import/import-columns';
import type { ImportedPerson } from '@almanac/domain/people/import/import-schema';
import { DayText } from '../../platform/time-text.tsx';
import { cellText, columnText } from './import-text.ts';
import { rich, text } from './messages/text.ts';

const dayColumns = new Set<string>(dateColumns);

/** Changes to an existing person, by column: old and new value. */
export function ImportChanges({ person }: { person: ImportedPerson }) {
  const { changes, before = {} } = person;
  return (
    <ul className="flex flex-col gap-y-1 text-sm max-md:items-end max-md:text-end">
      {changes.map((column) => (
        <li key={column} className="[overflow-wrap:anywhere]">
          {rich('people.import.columnChanged', {
            column: <span className="text-ink-muted">{columnText(column)}</span>,
            from: <Former column={column} cell={cellText(before, column)} />,
            to: <Cell column={column} cell={cellText(person, column)} />,
          })}
        </li>
      ))}
    </ul>
  );
}

interface CellProps {
  column: string;
  cell: string | undefined;
}

function Former({ column, cell }: CellProps) {
  if (cell === undefined) return <span className="text-ink-muted">{text('people.import.emptyCell')}</span>;
  return (
    <del className="text-ink-muted">
      <Cell column={column} cell={cell} />
    </del>
  );
}

function Cell({ column, cell }: CellProps) {
  if (cell === undefined) return text('people.import.emptyCell');
  return dayColumns.has(column) ? <DayText date={cell} /> : <bdi>{cell}</bdi>;
}
