import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { useDebounced } from '../../../platform/lists/use-debounced.ts';
import type { Option } from '../../../ui/field/option.ts';
import { RemoteSelect, type RemoteSelectProps } from '../../../ui/select/remote-select.tsx';
import { usersQuery } from '../api.ts';
import { text } from './messages/text.ts';

const offeredPeople = 100;

export interface PersonSelectProps
  extends Omit<RemoteSelectProps, 'options' | 'chosen' | 'search' | 'onSearch' | 'isSearching' | 'footnote'> {
  /** Searches all people, or only active ones. */
  people: 'all' | 'active';
  /** Text below each name. */
  describe: (user: User) => string;
  /** Why a person can't be chosen; shown instead of the description. */
  whyNot?: ((user: User) => string | undefined) | undefined;
  /** The chosen person. They needn't be among the results, unless the name is missing. */
  chosen: { id: string; name: string | undefined } | null;
}

/** Searches people by name or email address on the server. */
export function PersonSelect({
  people,
  describe,
  whyNot = () => undefined,
  chosen,
  errorMessage: fault,
  ...selectProps
}: PersonSelectProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const question = {
    search: settled,
    limit: offeredPeople,
    ...(people === 'active' && { isActive: 'true' }),
  };
  const { data: found, error, isFetching } = useQuery(usersQuery(question));
  const options: Option[] = (found?.rows ?? []).map((user) => {
    const reason = whyNot(user);
    const label = personName(user);
    return { id: user.id, label, description: reason ?? describe(user), isDisabled: reason !== undefined };
  });
  const known = options.find(({ id }) => id === chosen?.id);
  const unseen = (found?.total ?? 0) - options.length;
  return (
    <RemoteSelect
      {...selectProps}
      options={options}
      chosen={
        chosen && { id: chosen.id, label: chosen.name ?? known?.label ?? text('people.accounts.onePerson') }
      }
      errorMessage={fault ?? (error ? errorMessage(error) : undefined)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? text('people.accounts.morePeople', { count: unseen }) : undefined}
    />
  );
}
