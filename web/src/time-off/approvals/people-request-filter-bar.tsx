import { personName } from '@almanac/domain/access/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DepartmentSelect } from '../../departments/department-select.tsx';
import { errorMessage } from '../../platform/http/api-error.ts';
import type { Filtering } from '../../platform/lists/address.ts';
import { useDebounced } from '../../platform/lists/use-debounced.ts';
import { colleagueQuery, colleaguesQuery, mostOffered } from '../../teams/members/api.ts';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { RemoteSelect } from '../../ui/select/remote-select.tsx';
import { approvalGroupsQuery } from '../presence/entries/api.ts';
import { TeamFilter } from '../presence/entries/group-filter-bar.tsx';
import { RequestFilterBar } from '../requests/request-filter-bar.tsx';
import type { RequestFilters } from '../requests/request-filters.ts';

/** Filters the requests of several people. */
export function PeopleRequestFilterBar(filtering: Filtering<RequestFilters>) {
  const { filters, fieldOf, change } = filtering;
  const { data: groups } = useQuery(approvalGroupsQuery());
  const { startDate, endDate, requesterId, teamId } = filters;
  const isTurned = startDate !== undefined && endDate !== undefined && endDate < startDate;
  return (
    <RequestFilterBar
      {...filtering}
      isMoreSet={teamId !== undefined || startDate !== undefined || endDate !== undefined}
      more={
        <>
          <TeamFilter groups={groups} fieldOf={fieldOf} />
          <DateFilter label="From" {...fieldOf('startDate')} />
          <DateFilter
            label="To"
            errorMessage={isTurned ? 'This day lies before the first' : undefined}
            {...fieldOf('endDate')}
          />
        </>
      }
    >
      <PersonFilter id={requesterId} onChange={(id) => change({ requesterId: id })} />
      <DepartmentSelect departments={groups?.departments ?? []} {...fieldOf('departmentId')} />
    </RequestFilterBar>
  );
}

interface PersonFilterProps {
  id: string | undefined;
  onChange: (id: string | null) => void;
}

function PersonFilter({ id, onChange }: PersonFilterProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const {
    data: found,
    error,
    isFetching,
  } = useQuery(colleaguesQuery({ page: 1, limit: mostOffered, ...(settled !== '' && { search: settled }) }));
  const { data: chosen } = useQuery({ ...colleagueQuery(id ?? ''), enabled: id !== undefined });
  const options = (found?.rows ?? []).map((person) => ({
    id: person.id,
    label: personName(person),
    description: [person.email, person.department?.name].filter(Boolean).join(' · '),
  }));
  const unseen = (found?.total ?? 0) - options.length;
  return (
    <RemoteSelect
      label="Person"
      nothing="Everyone"
      isNothingInFull
      options={options}
      chosen={id === undefined ? null : { id, label: chosen ? personName(chosen) : 'One person' }}
      onChange={(option) => onChange(option?.id ?? null)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      errorMessage={error ? errorMessage(error) : undefined}
      footnote={unseen > 0 ? `${unseen} more: type a name or an address to find them.` : undefined}
    />
  );
}
