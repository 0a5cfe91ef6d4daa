import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { errorMessage } from '../../platform/api-error.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import type { Option } from '../../ui/option.ts';
import { RemoteSelect } from '../../ui/remote-select.tsx';
import { userSearchQuery } from './api.ts';

interface UserPickerProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  placeholder: string;
  isRequired?: boolean;
  /** The option that chooses nobody, where that is allowed. */
  nobody?: string;
  /** The name of the chosen person, who need not be among those that the search found. */
  chosenName: string;
  onPick: (name: string) => void;
}

const nobodyId = 'nobody';

/** Finds an active user by name or address; the server searches. */
export function UserPicker<Values extends FieldValues>({
  control,
  name,
  label,
  placeholder,
  isRequired = false,
  nobody,
  chosenName,
  onPick,
}: UserPickerProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data: found, error, isFetching } = useQuery(userSearchQuery(settled));

  const people: Option[] = (found?.rows ?? []).map((user) => ({
    id: user.id,
    label: personName(user),
    description: user.departmentName ? `${user.email} · ${user.departmentName}` : user.email,
  }));
  const nobodyOption = nobody === undefined ? [] : [{ id: nobodyId, label: nobody }];
  const options = settled === '' ? [...nobodyOption, ...people] : people;
  const chosenId: unknown = field.value;
  const chosen =
    typeof chosenId === 'string' && chosenId !== ''
      ? { id: chosenId, label: chosenName }
      : (nobodyOption[0] ?? null);
  const unseen = (found?.total ?? 0) - people.length;

  return (
    <RemoteSelect
      label={label}
      placeholder={placeholder}
      isRequired={isRequired}
      options={options}
      chosen={chosen}
      onChange={(option) => {
        field.onChange(option.id === nobodyId ? null : option.id);
        onPick(option.label);
      }}
      onBlur={field.onBlur}
      focusTargetRef={field.ref}
      errorMessage={fieldState.error?.message ?? (error ? errorMessage(error) : undefined)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? `${unseen} more: type a name or an address to find them.` : undefined}
    />
  );
}
