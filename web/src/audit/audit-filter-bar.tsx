import { auditedEntities } from '@almanac/domain/audit/audited-entity';
import { FilterX } from 'lucide-react';
import { useState } from 'react';
import { PersonSelect } from '../people/accounts/person-select.tsx';
import type { Filtering } from '../platform/address.ts';
import { useToday } from '../platform/today.ts';
import { Button } from '../ui/button.tsx';
import { DateFilter } from '../ui/date-picker.tsx';
import type { Option } from '../ui/option.ts';
import { Select } from '../ui/select.tsx';
import { type AuditFilters, auditFilters } from './audit-filters.ts';
import { entityNames } from './audit-table.tsx';

const entityOptions = auditedEntities.map((entity) => ({ id: entity, label: entityNames[entity] }));

interface AuditFilterBarProps extends Filtering<AuditFilters> {
  /** The name of the actor in the filters, where the entries say it. */
  actorName: string | undefined;
}

export function AuditFilterBar({ filters, fieldOf, clear, actorName }: AuditFilterBarProps) {
  const { startDate, endDate } = filters;
  const today = useToday();
  return (
    <search aria-label="Filter the audit log" className="flex flex-col items-start gap-3">
      <div className="grid w-full grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <ActorFilter {...fieldOf('actorId')} name={actorName} />
        <Select label="Record" nothing="All Records" options={entityOptions} {...fieldOf('entity')} />
        <DateFilter label="From" maxValue={endDate ?? today} {...fieldOf('startDate')} />
        <DateFilter label="To" minValue={startDate} maxValue={today} {...fieldOf('endDate')} />
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
  value: string | null;
  onChange: (id: string | null) => void;
  name: string | undefined;
}

function ActorFilter({ value, onChange, name }: ActorFilterProps) {
  const [picked, setPicked] = useState<Option | null>(null);
  return (
    <PersonSelect
      label="Who"
      nothing="Everyone"
      people="all"
      describe={({ email }) => email}
      chosen={value === null ? null : { id: value, name: picked?.id === value ? picked.label : name }}
      onChange={(option) => {
        setPicked(option);
        onChange(option?.id ?? null);
      }}
    />
  );
}
