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
import { actionGroups } from './action-names.ts';
import { type AuditFilters, auditFilters, longestAuditSearch, shownKinds } from './audit-filters.ts';
import { entityName } from './entity-names.ts';
import { text } from './messages/page-text.ts';

const kindKeys = {
  changes: 'audit.page.changes',
  looks: 'audit.page.views',
  everything: 'audit.page.everything',
} as const satisfies Record<AuditFilters['kind'], string>;

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
  const entityOptions = auditedEntities.map((each) => ({ id: each, label: entityName(each) }));
  const kindOptions = shownKinds.map((each) => ({ id: each, label: text(kindKeys[each]) }));
  return (
    <FilterBar
      label={text('audit.page.filter')}
      isFiltered={auditFilters.isFiltered(filters)}
      onClear={clear}
      search={
        <SearchField
          label={text('audit.page.search')}
          placeholder={text('audit.page.searchHint')}
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
          <Select
            label={text('audit.page.record')}
            nothing={text('audit.page.allRecords')}
            options={entityOptions}
            {...fieldOf('entity')}
          />
          <Select label={text('audit.page.show')} options={kindOptions} {...fieldOf('kind')} />
          <DateFilter label={text('audit.page.from')} maxValue={endDate ?? today} {...fieldOf('startDate')} />
          <DateFilter
            label={text('audit.page.to')}
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
        label={text('audit.page.affectedPerson')}
        people={entries.map(({ subject }) => subject)}
      />
      <PersonFilter
        {...fieldOf('actorId')}
        label={text('audit.page.doneBy')}
        people={entries.map(({ actor }) => actor)}
      />
      <MultiSelect
        label={text('audit.page.kind')}
        nothing={text('audit.page.allActions')}
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
      nothing={text('audit.page.everyone')}
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
