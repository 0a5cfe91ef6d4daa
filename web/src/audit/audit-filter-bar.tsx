import { personName } from '@almanac/domain/access/person-name';
import { auditedEntities } from '@almanac/domain/audit/audited-entity';
import { useQuery } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import { useState } from 'react';
import { userSearchQuery } from '../people/accounts/api.ts';
import { errorMessage } from '../platform/api-error.ts';
import { useToday } from '../platform/today.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { DatePicker } from '../ui/date-picker.tsx';
import type { Option } from '../ui/option.ts';
import { RemoteSelect } from '../ui/remote-select.tsx';
import { Select } from '../ui/select.tsx';
import { type AuditFilters, isAuditFiltered } from './audit-filters.ts';
import { entityNames } from './entity-name.ts';

const any = 'any';

const entityOptions = [
  { id: any, label: 'All Records' },
  ...auditedEntities.map((entity) => ({ id: entity, label: entityNames[entity] })),
] as const;

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** The name of the actor in the filters, where the entries say it. */
  actorName: string | undefined;
  change: (part: Partial<Omit<AuditFilters, 'page'>>) => void;
}

export function AuditFilterBar({ filters, actorName, change }: AuditFilterBarProps) {
  const { actorId, entity = any, startDate, endDate } = filters;
  const today = useToday();
  return (
    <search aria-label="Filter the audit log" className="flex flex-col items-start gap-3">
      <div className="grid w-full grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <ActorFilter
          actorId={actorId}
          actorName={actorName}
          onChange={(id) => change({ actorId: id === any ? undefined : id })}
        />
        <Select
          label="Record"
          options={entityOptions}
          value={entity}
          onChange={(id) => change({ entity: id === any ? undefined : id })}
        />
        <DatePicker
          label="From"
          value={startDate ?? null}
          maxValue={endDate ?? today}
          onChange={(date) => change({ startDate: date ?? undefined })}
        />
        <DatePicker
          label="To"
          value={endDate ?? null}
          minValue={startDate}
          maxValue={today}
          onChange={(date) => change({ endDate: date ?? undefined })}
        />
      </div>
      {isAuditFiltered(filters) && (
        <Button
          variant="quiet"
          size="small"
          icon={<FilterX aria-hidden="true" />}
          onPress={() =>
            change({ actorId: undefined, entity: undefined, startDate: undefined, endDate: undefined })
          }
        >
          Clear Filters
        </Button>
      )}
    </search>
  );
}

interface ActorFilterProps {
  actorId: string | undefined;
  actorName: string | undefined;
  onChange: (id: string) => void;
}

function ActorFilter({ actorId, actorName, onChange }: ActorFilterProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<Option>();
  const settled = useDebounced(search.trim());
  const { data: found, error, isFetching } = useQuery(userSearchQuery(settled));
  const people = (found?.rows ?? []).map((user) => ({
    id: user.id,
    label: personName(user),
    description: user.email,
  }));
  const everyone: Option = { id: any, label: 'Everyone' };
  const options = settled === '' ? [everyone, ...people] : people;
  const known = [...(picked ? [picked] : []), ...options].find(({ id }) => id === actorId);
  const chosen =
    actorId === undefined ? everyone : (known ?? { id: actorId, label: actorName ?? 'One person' });
  const unseen = (found?.total ?? 0) - people.length;
  return (
    <RemoteSelect
      label="Who"
      options={options}
      chosen={chosen}
      onChange={(option) => {
        setPicked(option);
        onChange(option.id);
      }}
      errorMessage={error ? errorMessage(error) : undefined}
      search={search}
      onSearch={setSearch}
      isSearching={isFetching || settled !== search.trim()}
      footnote={unseen > 0 ? `${unseen} more: type a name or an address to find them.` : undefined}
    />
  );
}
