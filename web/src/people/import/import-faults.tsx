import type { ImportFault } from '@almanac/domain/people/import/import-schema';
import { Alert } from '../../ui/alert.tsx';
import { text } from './messages/text.ts';

const shownFaults = 20;

interface ImportFaultsProps {
  faults: readonly ImportFault[];
  /** The name of a column. */
  nameOf: (column: string) => string;
}

/** The errors that must be fixed first, each at its line. */
export function ImportFaults({ faults, nameOf }: ImportFaultsProps) {
  return (
    <Alert tone="danger" title={text('people.import.faults', { count: faults.length })}>
      <ul className="flex flex-col gap-0.5">
        {faults.slice(0, shownFaults).map((fault) => (
          <li key={`${fault.line} ${fault.column} ${fault.message}`}>{faultText(fault, nameOf)}</li>
        ))}
      </ul>
      {faults.length > shownFaults && (
        <p>{text('people.import.moreFaults', { count: faults.length - shownFaults })}</p>
      )}
    </Alert>
  );
}

function faultText(
  { line, column, message: fault }: ImportFault,
  nameOf: ImportFaultsProps['nameOf'],
): string {
  return column === undefined
    ? text('people.import.faultAtLine', { line, fault })
    : text('people.import.faultInColumn', { line, column: nameOf(column), fault });
}
