import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { LazySearchFrame } from './lazy-frames.ts';
import { optionOf, type SearchFrameProps } from './select-style.ts';

export type RemoteSelectProps = FieldProps & {
  /** Loads after the page's data by default; forms pass `SearchFrame`. */
  frame?: ComponentType<SearchFrameProps>;
  /** The results; the caller performs the search. */
  options: readonly Option[];
  /** The chosen option, which needn't be among the results; null for none. */
  chosen: Option | null;
  /** Called with null if the `nothing` option is chosen. */
  onChange: (option: Option | null) => void;
  onBlur?: () => void;
  search: string;
  onSearch: (search: string) => void;
  isSearching?: boolean;
  /** Shown below the options, such as how many more there are. */
  footnote?: string | undefined;
  placeholder?: string;
  /** Label of the option for null; hidden during a search. */
  nothing?: string | undefined;
  /** Whether a filter bar shows that label in full, such as 'Everyone', instead of 'All'. */
  isNothingInFull?: boolean;
  focusTargetRef?: FocusTargetRef;
};

/** A select with too many options to load; its search field queries them. */
export function RemoteSelect({
  frame: Frame = LazySearchFrame,
  options,
  chosen,
  onChange,
  search,
  onSearch,
  isSearching = false,
  footnote,
  placeholder = '',
  nothing,
  isNothingInFull = false,
  ...props
}: RemoteSelectProps) {
  // While loading, options of the shorter search are filtered by the new one.
  const offered = isSearching ? options.filter((option) => isFound(wordsOf(option), search)) : options;
  return (
    <Frame
      {...props}
      options={offered}
      value={chosen?.id ?? null}
      nothing={search.trim() === '' ? nothing : undefined}
      onChoose={(id) => onChange(optionOf(offered, id))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onSearch('');
      }}
      shown={{
        text: chosen?.label ?? nothing ?? placeholder,
        isPlaceholder: chosen === null && nothing === undefined,
        isSet: chosen !== null && nothing !== undefined,
        isAll: chosen === null && nothing !== undefined && !isNothingInFull,
      }}
      icon={ChevronsUpDown}
      search={{ inputValue: search, onInputChange: onSearch, isSearching, footnote }}
    />
  );
}

function wordsOf({ label, description = '' }: Option): string {
  return `${label}\n${description}`;
}
