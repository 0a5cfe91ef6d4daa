import { dateColumns } from '@almanac/domain/people/import/import-columns';
import type { ImportedPerson } from '@almanac/domain/people/import/import-schema';
import { DayText } from '../../platform/time-text.tsx';
import { cellText, columnText } from './import-text.ts';

const dayColumns = new Set<string>(dateColumns);

/** Changes to an existing person, by column: old and new value. */
export function ImportChanges({ person }: { person: ImportedPerson }) {
  const { changes, before = {} } = person;
  return (
    <ul className="flex flex-col gap-y-1 text-sm max-md:items-end max-md:text-end">
      {changes.map((column) => (
        <li key={column} className="[overflow-wrap:anywhere]">
          <span className="text-ink-muted">{columnText(column)}: </span>
          <Former column={column} text={cellText(before, column)} />
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> becomes </span>
          <Cell column={column} text={cellText(person, column)} />
        </li>
      ))}
    </ul>
  );
}

function Former({ column, text }: { column: string; text: string | undefined }) {
  if (text === undefined) return <span className="text-ink-muted">empty</span>;
  return (
    <del className="text-ink-muted">
      <Cell column={column} text={text} />
    </del>
  );
}

function Cell({ column, text }: { column: string; text: string | undefined }) {
  if (text === undefined) return 'empty';
  return dayColumns.has(column) ? <DayText date={text} /> : <bdi>{text}</bdi>;
}
