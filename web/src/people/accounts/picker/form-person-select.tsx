import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useFormField } from '../../../ui/form/use-form-field.ts';
import { SearchFrame } from '../../../ui/select/search-frame.tsx';
import { text } from './messages/text.ts';
import { PersonSelect, type PersonSelectProps } from './person-select.tsx';

type FormPersonSelectProps<Values extends FieldValues> = BoundProps<
  Values,
  Omit<PersonSelectProps, 'people' | 'describe' | 'chosen'>
> & {
  /** Stored next to the id, so that a restored draft can show the name. */
  chosenName: string;
  onPick: (name: string) => void;
};

/** A form field for an active person, by id. */
export function FormPersonSelect<Values extends FieldValues>({
  control,
  name,
  chosenName,
  onPick,
  ...selectProps
}: FormPersonSelectProps<Values>) {
  const { value: id, onChange, ...field } = useFormField({ control, name });
  return (
    <PersonSelect
      frame={SearchFrame}
      {...selectProps}
      {...field}
      people="active"
      describe={({ email, departmentName: department }) =>
        department ? text('people.accounts.withDepartment', { email, department }) : email
      }
      chosen={typeof id === 'string' && id !== '' ? { id, name: chosenName } : null}
      onChange={(option) => {
        onChange(option?.id ?? null);
        onPick(option?.label ?? '');
      }}
    />
  );
}
