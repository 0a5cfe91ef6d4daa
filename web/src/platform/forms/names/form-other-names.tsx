import type { Names } from '@almanac/domain/language/names';
import { type Control, type FieldPath, useFormState } from 'react-hook-form';
import { FormTextField } from '../../../ui/form/form-text-field.tsx';
import { OtherNames } from './other-names.tsx';

interface FormOtherNamesProps<Values extends { names?: Names | null | undefined }> {
  control: Control<Values, unknown, unknown>;
}

/** The names in other languages of a form's record. */
export function FormOtherNames<Values extends { names?: Names | null | undefined }>({
  control,
}: FormOtherNamesProps<Values>) {
  const { errors } = useFormState({ control, name: 'names' as FieldPath<Values> });
  return (
    <OtherNames
      hasFault={'names' in errors}
      field={(language, props) => (
        <FormTextField {...props} control={control} name={`names.${language}` as FieldPath<Values>} />
      )}
    />
  );
}
