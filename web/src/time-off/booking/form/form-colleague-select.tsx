import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { useDebounced } from '../../../platform/lists/use-debounced.ts';
import { colleaguesQuery, mostOffered, type PeopleQuestion } from '../../../teams/members/api.ts';
import { type BoundProps, useFormField } from '../../../ui/form/use-form-field.ts';
import { RemoteSelect } from '../../../ui/select/remote-select.tsx';
import { SearchFrame } from '../../../ui/select/search-frame.tsx';
import { text } from './messages/colleague-text.ts';

type FormColleagueSelectProps<Values extends FieldValues> = BoundProps<
  Values,
  { label: string; isRequired?: boolean }
> & {
  /** Stored next to the id, so that a restored draft can show the name. */
  chosenName: string;
  onPick: (name: string) => void;
  /** Who can be chosen: deputies for a person, or people whose requests the viewer decides. */
  among: Pick<PeopleQuestion, 'deputyFor' | 'isDecidedByMe'>;
  /** Why a request can't be made for the chosen person. */
  refusal?: string | undefined;
};

/** A form field for an active person, by id. */
export function FormColleagueSelect<Values extends FieldValues>({
  control,
  name,
  chosenName,
  onPick,
  among,
  refusal,
  ...fieldProps
}: FormColleagueSelectProps<Values>) {
  const { value: id, onChange, errorMessage: fault, ...field } = useFormField({ control, name });
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const {
    data: found,
    error,
    isFetching,
  } = useQuery(
    colleaguesQuery({ page: 1, limit: mostOffered, ...among, ...(settled !== '' && { search: settled }) }),
  );
  const options = (found?.rows ?? []).map((person) => ({
    id: person.id,
    label: personName(person),
    description: [person.email, person.department?.name].filter(Boolean).join(' · '),
  }));
  const unseen = (found?.total ?? 0) - options.length;
  return (
    <RemoteSelect
      frame={SearchFrame}
      {...fieldProps}
      {...field}
      options={options}
      chosen={typeof id === 'string' && id !== '' ? { id, label: chosenName } : null}
      errorMessage={fault ?? refusal ?? (error ? errorMessage(error) : undefined)}
      onChange={(option) => {
        onChange(option?.id ?? null);
        onPick(option?.label ?? '');
      }}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? text('time-off.booking.morePeople', { count: unseen }) : undefined}
    />
  );
}
