import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { OptionSearch } from './option-search.tsx';
import { SelectFrame } from './select-frame.tsx';

export type RemoteSelectProps = FieldProps & {
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
  focusTargetRef?: FocusTargetRef;
};

/** A select with too many options to load; its search field queries them. */
export function RemoteSelect({
  options,
  chosen,
  onChange,
  search,
  onSearch,
  isSearching = false,
  footnote,
  placeholder = '',
  nothing,
  ...props
}: RemoteSelectProps) {
  // While loading, options of the shorter search are filtered by the new one.
  const offered = isSearching ? options.filter((option) => isFound(wordsOf(option), search)) : options;
  return (
    <SelectFrame
      {...props}
      options={offered}
      value={chosen?.id ?? null}
      nothing={search.trim() === '' ? nothing : undefined}
      onChoose={onChange}
      onOpenChange={(isOpen) => {
        if (!isOpen) onSearch('');
      }}
      shown={{
        text: chosen?.label ?? nothing ?? placeholder,
        isPlaceholder: chosen === null && nothing === undefined,
      }}
      icon={ChevronsUpDown}
      list={(found) => (
        <OptionSearch
          label={props.label}
          options={found}
          inputValue={search}
          onInputChange={onSearch}
          isSearching={isSearching}
          footnote={footnote}
        />
      )}
    />
  );
}

function wordsOf({ label, description = '' }: Option): string {
  return `${label}\n${description}`;
}
