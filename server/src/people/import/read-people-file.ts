import {
  importColumns,
  longestImport,
  nameParts,
  openingColumn,
  type TargetColumn,
} from '@almanac/domain/people/import/import-columns';
import { columnsOfHeadings } from '@almanac/domain/people/import/import-headings';
import type { ImportRow, PlannedFault } from '@almanac/domain/people/import/import-plan';
import type { FileColumn } from '@almanac/domain/people/import/import-schema';
import type { GivenFile } from './file-lines.ts';
import { message } from './messages/message.ts';
import { readTable, type TableRow } from './read-table.ts';

export interface PeopleFile {
  columns: FileColumn[];
  targets: TargetColumn[];
  rows: ImportRow[];
  faults: PlannedFault[];
}

type Types = readonly { code: string; name: string }[];
/** Parses a file of people, with columns in any order. The call or the headings assign the columns. */
export async function readPeopleFile(
  file: GivenFile,
  types: Types,
  chosen?: readonly (string | null)[] | undefined,
): Promise<PeopleFile> {
  const table = await readTable<TargetColumn>(
    file,
    {
      known: [...importColumns, ...nameParts, ...types.map(({ code }) => openingColumn(code))],
      columnsOf: (headings) => columnsOfHeadings(headings, types),
      checkColumns: checkTargets,
      mostRows: longestImport.people,
      noRows: message('people.import.noPeople'),
      tooManyRows: message('people.import.tooManyPeople', { most: longestImport.people }),
    },
    chosen,
  );
  return { ...table, rows: table.rows.map(withWholeName) };
}

function checkTargets(targets: readonly (TargetColumn | undefined)[]) {
  return [
    ...(targets.includes('name') && nameParts.some((part) => targets.includes(part))
      ? [message('people.import.nameTwice')]
      : []),
    ...(targets.includes('email') ? [] : [message('people.import.noEmailColumn')]),
  ];
}

/** The row with both parts of a name joined. */
function withWholeName({ line, cells }: TableRow<TargetColumn>): ImportRow {
  const { firstName, lastName, ...others } = cells;
  const name = [firstName, lastName].flatMap((part) => part ?? []).join(' ');
  return { line, cells: name === '' ? others : { ...others, name } };
}
