import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorMessage } from '../../platform/api-error.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import type { Option } from '../../ui/option.ts';
import { RemoteSelect } from '../../ui/remote-select.tsx';
import { userSearchQuery } from './api.ts';

interface UserPickerProps<Values extends FieldValues> extends FormFieldBinding<Values> {
  label: string;
  placeholder?: string;
  isRequired?: boolean;
  /** Names the option that chooses nobody, where that is allowed. */
  nothing?: string;
  /** The name of the chosen person, who need not be among those that the search found. */
  chosenName: string;
  onPick: (name: string) => void;
}

/** Finds an active user by name or address; the server searches. */
export function UserPicker<Values extends FieldValues>({
  control,
  name,
  chosenName,
  onPick,
  ...selectProps
}: UserPickerProps<Values>) {
  const { value: chosenId, onChange, ...field } = useFormField({ control, name });
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data: found, error, isFetching } = useQuery(userSearchQuery(settled));

  const people: Option[] = (found?.rows ?? []).map((user) => ({
    id: user.id,
    label: personName(user),
    description: user.departmentName ? `${user.email} · ${user.departmentName}` : user.email,
  }));
  const chosen = typeof chosenId === 'string' && chosenId !== '' ? { id: chosenId, label: chosenName } : null;
  const unseen = (found?.total ?? 0) - people.length;

  return (
    <RemoteSelect
      {...selectProps}
      options={people}
      chosen={chosen}
      onChange={(option) => {
        onChange(option?.id ?? null);
        onPick(option?.label ?? '');
      }}
      {...field}
      errorMessage={field.errorMessage ?? (error ? errorMessage(error) : undefined)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? `${unseen} more: type a name or an address to find them.` : undefined}
    />
  );
}
