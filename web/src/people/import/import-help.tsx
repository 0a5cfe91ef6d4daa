import { importColumns, openingColumn } from '@almanac/domain/people/import/import-columns';
import { rich } from './messages/text.ts';

/** Supported columns of an import file. */
export function ImportHelp() {
  return (
    <>
      <p className="max-w-prose text-ink-muted">
        {rich('people.import.columnsHelp', {
          columns: <Code text={importColumns.join(',')} />,
          email: <Code text="email" />,
          status: <Code text="status" />,
        })}
      </p>
      <p className="max-w-prose text-ink-muted">
        {rich('people.import.leaveHelp', { opening: <Code text={openingColumn('VACATION')} /> })}
      </p>
    </>
  );
}

function Code({ text }: { text: string }) {
  return (
    <code translate="no" className="text-ink">
      {text}
    </code>
  );
}
