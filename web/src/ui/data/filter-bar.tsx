import { FilterX, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';

export type FilterBarProps = {
  /** Accessible name. */
  label: string;
  /** Grid classes of the fields, such as `sm:grid-cols-2`. */
  columns: string;
  isFiltered: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** The filter fields of a list, with a button to clear them; on narrow screens behind one button. */
export function FilterBar({ label, columns, isFiltered, onClear, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <search aria-label={label} className="flex flex-col items-start gap-3">
      <Button
        icon={<ListFilter aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        className="lg:hidden"
        onPress={() => setOpen(!isOpen)}
      >
        Filter
      </Button>
      <div id={fieldsId} className={classNames('grid w-full gap-3', columns, !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
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
