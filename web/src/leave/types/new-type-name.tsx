import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import { codeOfName } from '@almanac/domain/leave/types/new-type';
import type { CreateLeaveType, StoredType } from '@almanac/domain/leave/types/types-schema';
import { type Control, useController } from 'react-hook-form';
import { textOf } from '../../language/messages.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';

interface NewTypeNameProps {
  control: Control<CreateLeaveType, unknown, unknown>;
  /** The types whose codes are taken. */
  types: readonly StoredType[];
}

/** The name of a new type. The code follows it until another code is typed. */
export function NewTypeName({ control, types }: NewTypeNameProps) {
  const { value, onChange, ...field } = useFormField({ control, name: 'name' });
  const { field: code } = useController({ control, name: 'code' });
  const name = typeof value === 'string' ? value : '';
  const codeFor = (typed: string) =>
    typed.trim() === ''
      ? ''
      : codeOfName(
          typed,
          types.map((type) => type.code),
        );
  return (
    <TextField
      {...field}
      label={textOf(leaveTypeFields.name.label)}
      autoComplete="off"
      autoFocus
      isRequired
      value={name}
      onChange={(typed) => {
        onChange(typed);
        if (code.value === codeFor(name)) code.onChange(codeFor(typed));
      }}
    />
  );
}
