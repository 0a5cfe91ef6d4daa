import type { Team } from '@almanac/domain/teams/directory/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useDebounced } from '../../platform/lists/use-debounced.ts';
import type { Option } from '../../ui/field/option.ts';
import { type BoundProps, useFormField } from '../../ui/form/use-form-field.ts';
import { RemoteSelect, type RemoteSelectProps } from '../../ui/select/remote-select.tsx';
import { SearchFrame } from '../../ui/select/search-frame.tsx';
import { teamOptionsQuery } from './api.ts';
import { text } from './messages/select-text.ts';

type FormTeamSelectProps<Values extends FieldValues> = BoundProps<
  Values,
  Omit<
    RemoteSelectProps,
    'frame' | 'options' | 'chosen' | 'search' | 'onSearch' | 'isSearching' | 'footnote' | 'errorMessage'
  >
> & {
  /** Stored next to the id, so that a restored draft can show the name. */
  chosenName: string;
  onPick: (name: string) => void;
  /** Why a team can't be chosen; shown instead of its department. */
  whyNot: (team: Team) => string | undefined;
};

/** A form field for an active team, by id. */
export function FormTeamSelect<Values extends FieldValues>({
  control,
  name,
  chosenName,
  onPick,
  whyNot,
  ...selectProps
}: FormTeamSelectProps<Values>) {
  const { value: id, onChange, errorMessage: fault, ...field } = useFormField({ control, name });
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data: found, error, isFetching } = useQuery(teamOptionsQuery(settled));
  const options: Option[] = (found?.rows ?? []).map((team) => {
    const reason = whyNot(team);
    const description = reason ?? team.department.name;
    return { id: team.id, label: team.name, description, isDisabled: reason !== undefined };
  });
  const unseen = (found?.total ?? 0) - options.length;
  return (
    <RemoteSelect
      frame={SearchFrame}
      {...selectProps}
      {...field}
      options={options}
      chosen={typeof id === 'string' && id !== '' ? { id, label: chosenName } : null}
      onChange={(option) => {
        onChange(option?.id ?? null);
        onPick(option?.label ?? '');
      }}
      errorMessage={fault ?? (error ? errorMessage(error) : undefined)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? text('teams.directory.moreToFind', { count: unseen }) : undefined}
    />
  );
}
