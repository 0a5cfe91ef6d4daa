import type { ColumnField, PayrollLevel } from '@almanac/domain/payroll/profiles/profile';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { ListFrame } from '../../ui/select/list-frame.tsx';
import { Select } from '../../ui/select/select.tsx';
import { text } from '../messages/text.ts';
import type { ProfileValues } from './profile-values.ts';
import { fieldName, fieldOptions } from './profile-words.ts';

type Column = ProfileValues['columns'][number];

const fixedText = 'constant';
const longestText = 100;

interface ColumnFieldsProps extends FormFieldBinding<ProfileValues> {
  level: PayrollLevel;
}

/** The columns of the file in their order, each with its content and heading. */
export function ColumnFields({ level, ...binding }: ColumnFieldsProps) {
  const { value, onChange, errorMessage } = useFormField(binding);
  const columns = Array.isArray(value) ? (value as Column[]) : [];
  const setColumn = (index: number, column: Column) => onChange(columns.with(index, column));
  const move = (index: number, by: 1 | -1) => {
    const column = columns[index];
    if (column) onChange(columns.toSpliced(index, 1).toSpliced(index + by, 0, column));
  };
  const add = () => {
    const used = columns.map(({ field }) => field);
    const field = fieldOptions(level, undefined).find(({ id }) => !used.includes(id))?.id ?? 'name';
    onChange([...columns, { field, heading: fieldName(field) }]);
  };
  return (
    <div className="flex flex-col gap-3">
      {errorMessage !== undefined && <Alert tone="danger">{errorMessage}</Alert>}
      <ol className="flex flex-col gap-3">
        {columns.map((column, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
            key={index}
            className="grid items-end gap-2 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:border-0 sm:p-0"
          >
            <ContentField
              column={column}
              count={index + 1}
              level={level}
              onChange={(changed) => setColumn(index, changed)}
            />
            <TextField
              label={text('payroll.headingOf', { count: index + 1 })}
              value={column.heading ?? ''}
              maxLength={longestText}
              autoComplete="off"
              onChange={(heading) => setColumn(index, { ...column, heading })}
            />
            <div className="flex gap-1">
              <IconButton
                label={text('payroll.moveUp', { count: index + 1 })}
                isDisabled={index === 0}
                onPress={() => move(index, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={text('payroll.moveDown', { count: index + 1 })}
                isDisabled={index === columns.length - 1}
                onPress={() => move(index, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={text('payroll.removeColumn', { count: index + 1 })}
                onPress={() => onChange(columns.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<Plus aria-hidden="true" />} onPress={add}>
          {text('payroll.addColumn')}
        </Button>
      </div>
    </div>
  );
}

interface ContentFieldProps {
  column: Column;
  count: number;
  level: PayrollLevel;
  onChange: (column: Column) => void;
}

/** What is in the column: a field of the row, or the same text in each line. */
function ContentField({ column, count, level, onChange }: ContentFieldProps) {
  const { field, constant, heading } = column;
  const choose = (id: ColumnField | typeof fixedText | null) => {
    if (id === fixedText) return onChange({ constant: '', heading });
    if (id === null) return;
    const hadOwnHeading = heading !== '' && (field === undefined || heading !== fieldName(field));
    onChange({ field: id, heading: hadOwnHeading ? heading : fieldName(id) });
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select<ColumnField | typeof fixedText>
        frame={ListFrame}
        label={text('payroll.columnNumber', { count })}
        options={[...fieldOptions(level, field), { id: fixedText, label: text('payroll.fixedText') }]}
        value={field ?? fixedText}
        onChange={choose}
      />
      {field === undefined && (
        <TextField
          label={text('payroll.constantOf', { count })}
          value={constant ?? ''}
          maxLength={longestText}
          autoComplete="off"
          onChange={(typed) => onChange({ constant: typed, heading })}
        />
      )}
    </div>
  );
}
