import type { AuditEntry } from '@almanac/domain/audit/schema';
import { personAddress } from '@almanac/domain/erased-person';
import { auditedEntities } from '@almanac/domain/events/audited-entity';
import { useState } from 'react';
import { PersonSelect } from '../people/accounts/picker/person-select.tsx';
import type { Filtering } from '../platform/lists/address.ts';
import { useToday } from '../platform/session/today.ts';
import { DateFilter } from '../ui/date/date-filter.tsx';
import type { Option } from '../ui/field/option.ts';
import { SearchField } from '../ui/field/search-field.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { MultiSelect } from '../ui/select/multi-select.tsx';
import { Select } from '../ui/select/select.tsx';
import { actionGroups, entityNames } from './action-names.ts';
import { type AuditFilters, auditFilters, longestAuditSearch, shownKinds } from './audit-filters.ts';

const entityOptions = auditedEntities.map((entity) => ({ id: entity, label: entityNames[entity] }));

const kindNames: Record<AuditFilters['kind'], string> = {
  changes: 'Changes only',
  looks: 'Looks only',
  everything: 'Changes and looks',
};
const kindOptions = shownKinds.map((kind) => ({ id: kind, label: kindNames[kind] }));

interface AuditFilterBarProps extends Filtering<AuditFilters> {
  /** The shown entries, which supply the names of filtered people. */
  entries: readonly AuditEntry[];
  /** Error of the last day. */
  faultOfEnd: string | undefined;
}

export function AuditFilterBar({
  filters,
  change,
  fieldOf,
  clear,
  entries,
  faultOfEnd,
}: AuditFilterBarProps) {
  const { entity, kind, startDate, endDate } = filters;
  const today = useToday();
  return (
    <FilterBar
      label="Filter the audit log"
      isFiltered={auditFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label="Search"
          placeholder="Search actions and people..."
          maxLength={longestAuditSearch}
          {...fieldOf('search')}
        />
      }
      isMoreSet={
        entity !== undefined ||
        kind !== auditFilters.fallback.kind ||
        startDate !== undefined ||
        endDate !== undefined
      }
      more={
        <>
          <Select label="Record" nothing="All Records" options={entityOptions} {...fieldOf('entity')} />
          <Select label="Show" options={kindOptions} {...fieldOf('kind')} />
          <DateFilter label="From" maxValue={endDate ?? today} {...fieldOf('startDate')} />
          <DateFilter
            label="To"
            minValue={startDate}
            maxValue={today}
            errorMessage={faultOfEnd}
            {...fieldOf('endDate')}
          />
        </>
      }
    >
      <PersonFilter
        {...fieldOf('subjectId')}
        label="Affected person"
        people={entries.map(({ subject }) => subject)}
      />
      <PersonFilter {...fieldOf('actorId')} label="Done by" people={entries.map(({ actor }) => actor)} />
      <MultiSelect
        label="Kind of Action"
        nothing="All Actions"
        groups={actionGroups(filters)}
        value={filters.action ?? []}
        onChange={(action) => change({ action })}
      />
    </FilterBar>
  );
}

interface PersonFilterProps {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** People in the shown entries, as options. */
  people: readonly ({ id?: string | undefined; name?: string | undefined } | undefined)[];
}

function PersonFilter({ label, value, onChange, people }: PersonFilterProps) {
  const [picked, setPicked] = useState<Option | null>(null);
  const name = picked?.id === value ? picked?.label : people.find((person) => person?.id === value)?.name;
  return (
    <PersonSelect
      label={label}
      nothing="Everyone"
      isNothingInFull
      people="all"
      describe={(person) => personAddress(person) ?? ''}
      chosen={value === null ? null : { id: value, name }}
      onChange={(option) => {
        setPicked(option);
        onChange(option?.id ?? null);
      }}
    />
  );
}
