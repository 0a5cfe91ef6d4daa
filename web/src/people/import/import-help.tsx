import { importColumns, openingColumn } from '@almanac/domain/people/import/import-columns';
import type { ReactNode } from 'react';
import { rich } from './messages/text.ts';

/** Supported columns of an import file. */
export function ImportHelp() {
  return (
    <>
      <p className="max-w-prose text-ink-muted">
        {rich('people.import.columnsHelp', {
          columns: <Code>{importColumns.join(',')}</Code>,
          email: <Code>email</Code>,
          status: <Code>status</Code>,
        })}
      </p>
      <p className="max-w-prose text-ink-muted">
        {rich('people.import.leaveHelp', { opening: <Code>{openingColumn('VACATION')}</Code> })}
      </p>
    </>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="text-ink">{children}</code>;
}
