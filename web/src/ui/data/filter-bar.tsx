import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

export type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string;
  /** Lays the fields out, such as `sm:grid-cols-2`. */
  columns: string;
  isFiltered: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** The fields by which a list is filtered, and the way to all of it again. */
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
