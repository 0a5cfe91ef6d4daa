import { personName } from '@almanac/domain/access/person-name';
import { auditedEntities } from '@almanac/domain/audit/audited-entity';
import { useQuery } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import { useState } from 'react';
import { userSearchQuery } from '../people/accounts/api.ts';
import type { Filtering } from '../platform/address.ts';
import { errorMessage } from '../platform/api-error.ts';
import { useToday } from '../platform/today.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { DateFilter } from '../ui/date-filter.tsx';
import type { Option } from '../ui/option.ts';
import { RemoteSelect } from '../ui/remote-select.tsx';
import { Select } from '../ui/select.tsx';
import { type AuditFilters, auditFilters } from './audit-filters.ts';
import { entityNames } from './entity-name.ts';

const entityOptions = auditedEntities.map((entity) => ({ id: entity, label: entityNames[entity] }));

interface AuditFilterBarProps extends Filtering<AuditFilters> {
  /** The name of the actor in the filters, where the entries say it. */
  actorName: string | undefined;
}

export function AuditFilterBar({ filters, change, clear, actorName }: AuditFilterBarProps) {
  const { actorId, entity = null, startDate, endDate } = filters;
  const today = useToday();
  return (
    <search aria-label="Filter the audit log" className="flex flex-col items-start gap-3">
      <div className="grid w-full grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <ActorFilter actorId={actorId} actorName={actorName} onChange={(id) => change({ actorId: id })} />
        <Select
          label="Record"
          nothing="All Records"
          options={entityOptions}
          value={entity}
          onChange={(chosen) => change({ entity: chosen })}
        />
        <DateFilter
          label="From"
          value={startDate ?? null}
          maxValue={endDate ?? today}
          onChange={(date) => change({ startDate: date })}
        />
        <DateFilter
          label="To"
          value={endDate ?? null}
          minValue={startDate}
          maxValue={today}
          onChange={(date) => change({ endDate: date })}
        />
      </div>
      {auditFilters.isFiltered(filters) && (
        <Button variant="quiet" size="small" icon={<FilterX aria-hidden="true" />} onPress={clear}>
          Clear Filters
        </Button>
      )}
    </search>
  );
}

interface ActorFilterProps {
  actorId: string | undefined;
  actorName: string | undefined;
  onChange: (id: string | null) => void;
}

function ActorFilter({ actorId, actorName, onChange }: ActorFilterProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<Option | null>(null);
  const settled = useDebounced(search.trim());
  const { data: found, error, isFetching } = useQuery(userSearchQuery(settled));
  const people = (found?.rows ?? []).map((user) => ({
    id: user.id,
    label: personName(user),
    description: user.email,
  }));
  const known = [...(picked ? [picked] : []), ...people].find(({ id }) => id === actorId);
  const chosen = actorId === undefined ? null : (known ?? { id: actorId, label: actorName ?? 'One person' });
  const unseen = (found?.total ?? 0) - people.length;
  return (
    <RemoteSelect
      label="Who"
      nothing="Everyone"
      options={people}
      chosen={chosen}
      onChange={(option) => {
        setPicked(option);
        onChange(option?.id ?? null);
      }}
      errorMessage={error ? errorMessage(error) : undefined}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? `${unseen} more: type a name or an address to find them.` : undefined}
    />
  );
}
