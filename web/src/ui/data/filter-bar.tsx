import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

export type FilterBarProps = {
  /** Accessible name. */
  label: string;
  /** Grid classes of the fields, such as `sm:grid-cols-2`. */
  columns: string;
  isFiltered: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** The filter fields of a list, with a button to clear them. */
export function FilterBar({ label, columns, isFiltered, onClear, children }: FilterBarProps) {
  return (
    <search aria-label={label} className="flex flex-col items-start gap-3">
      <div className={`grid w-full gap-3 ${columns}`}>{children}</div>
      {isFiltered && <ClearFilters onClear={onClear} />}
    </search>
  );
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="quiet" size="small" icon={<FilterX aria-hidden="true" />} onPress={onClear}>
      Clear Filters
    </Button>
  );
}
