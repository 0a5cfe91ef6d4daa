import { FilterX, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';
import { filterFields } from './filter-fields.tsx';
import { FilterLookContext } from './filter-look.ts';

interface FilterBarProps {
  /** Accessible name. */
  label: string;
  /** The search field, visible at every width. */
  search?: ReactNode;
  /** Whether the filters stay visible on narrow screens: at most two. */
  isShort?: boolean;
  /** Filters behind 'More Filters'. */
  more?: ReactNode;
  /** Whether one of those is set, which keeps them open. */
  isMoreSet?: boolean;
  isFiltered: boolean;
  onClear: () => void;
  /** Selects and date filters. */
  children?: ReactNode;
}

/** The filters of a list in a row, with a button to clear them; on narrow screens behind one button. */
export function FilterBar({
  label,
  search,
  isShort = false,
  more,
  isMoreSet = false,
  isFiltered,
  onClear,
  children,
}: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const barRef = useRef<HTMLElement>(null);
  const clear = () => {
    // The button disappears.
    barRef.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <FilterLookContext value={filterFields}>
      <search
        ref={barRef}
        tabIndex={-1}
        aria-label={label}
        className="flex w-full flex-wrap items-start gap-2 outline-none print:hidden"
      >
        {search !== undefined && (
          <div className="w-60 max-lg:w-0 max-lg:min-w-44 max-lg:flex-1">{search}</div>
        )}
        {!isShort && (
          <Button
            size="small"
            icon={<ListFilter aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            className="lg:hidden"
            onPress={() => setOpen(!isOpen)}
          >
            {text('ui.filter')}
          </Button>
        )}
        <div
          id={fieldsId}
          className={classNames(
            'flex max-w-full flex-wrap items-start gap-2 empty:hidden',
            !isShort && 'lg:contents',
            !isShort && (isOpen ? 'max-lg:w-full' : 'max-lg:hidden'),
          )}
        >
          {children}
          {more !== undefined && <MoreFilters isSet={isMoreSet}>{more}</MoreFilters>}
        </div>
        {isFiltered && (
          <Button variant="quiet" size="small" icon={<FilterX aria-hidden="true" />} onPress={clear}>
            {text('ui.clearFilters')}
          </Button>
        )}
      </search>
    </FilterLookContext>
  );
}

function MoreFilters({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isSet);
  return (
    <>
      {!isSet && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {text('ui.moreFilters')}
        </Button>
      )}
      {(isOpen || isSet) && children}
    </>
  );
}
