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
import { text } from './messages/text.ts';

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
          <DateFilter label={text('time-off.approvals.from')} {...fieldOf('startDate')} />
          <DateFilter
            label={text('time-off.approvals.to')}
            errorMessage={isTurned ? text('time-off.approvals.endBeforeStart') : undefined}
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
      label={text('time-off.approvals.person')}
      nothing={text('time-off.approvals.everyone')}
      isNothingInFull
      options={options}
      chosen={
        id === undefined
          ? null
          : { id, label: chosen ? personName(chosen) : text('time-off.approvals.onePerson') }
      }
      onChange={(option) => onChange(option?.id ?? null)}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      errorMessage={error ? errorMessage(error) : undefined}
      footnote={unseen > 0 ? text('time-off.approvals.morePeople', { count: unseen }) : undefined}
    />
  );
}
