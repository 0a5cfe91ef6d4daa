import type { FileColumn, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { Card } from '../../ui/card.tsx';
import type { Option } from '../../ui/field/option.ts';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { PeopleText } from './api.ts';
import { columnText, importedText } from './import-text.ts';
import { text } from './messages/text.ts';

interface ColumnChoicesProps {
  preview: Pick<PeopleImport, 'columns' | 'targets' | 'dateOrder'>;
  onChange: (read: Pick<PeopleText, 'columns' | 'dateOrder'>) => void;
  isPending: boolean;
  /** The name of a column. */
  nameOf: (column: string) => string;
}

export function ImportColumns(props: Omit<ColumnChoicesProps, 'nameOf'>) {
  return (
    <Card title={text('people.import.columns')}>
      <ColumnChoices {...props} nameOf={columnText} />
    </Card>
  );
}

/** Meaning of each column, and the date order; both can be changed. */
export function ColumnChoices({
  preview: { columns, targets, dateOrder },
  onChange,
  isPending,
  nameOf,
}: ColumnChoicesProps) {
  const options = targets.map((column) => ({ id: column, label: nameOf(column) }));
  const choose = (index: number, column: string | null) =>
    onChange({
      columns: columns.map((each, place) => (place === index ? column : (each.column ?? null))),
    });
  const isAllRecognised = columns.every(
    ({ column, heading, example }) => column ?? (heading === '' && !example),
  );
  return (
    <div className="flex flex-col gap-4">
      {dateOrder && (
        <Select
          className="max-w-80"
          label={text('people.import.slashedDates')}
          description={text('people.import.slashedDatesHint')}
          options={dateOrderOptions()}
          placeholder={text('people.import.chooseOrder')}
          value={dateOrder === 'UNKNOWN' ? null : dateOrder}
          onChange={(order) => order && onChange({ dateOrder: order })}
          isDisabled={isPending}
        />
      )}
      <Disclosure title={importedText(columns)} isExpandedAtFirst={!isAllRecognised}>
        <ul className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file keep their positions, and two may have the same heading.
            <li key={index} className="min-w-0">
              <ColumnSelect
                column={column}
                position={index + 1}
                options={options}
                onChoose={(chosen) => choose(index, chosen)}
                isDisabled={isPending}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface ColumnSelectProps {
  column: FileColumn;
  /** One-based position in the file. */
  position: number;
  options: readonly Option<string>[];
  onChoose: (column: string | null) => void;
  isDisabled: boolean;
}

function ColumnSelect({ column, position, options, onChoose, isDisabled }: ColumnSelectProps) {
  const { heading, example } = column;
  return (
    <Select
      label={heading === '' ? text('people.import.unnamedColumn', { position }) : heading}
      description={
        example === undefined
          ? text('people.import.emptyColumn')
          : text('people.import.example', { cell: example })
      }
      options={options}
      nothing={text('people.import.notImported')}
      value={column.column ?? null}
      onChange={onChoose}
      isDisabled={isDisabled}
    />
  );
}

function dateOrderOptions() {
  return [
    { id: 'DMY', label: text('people.import.dayFirst') },
    { id: 'MDY', label: text('people.import.monthFirst') },
  ] as const;
}
