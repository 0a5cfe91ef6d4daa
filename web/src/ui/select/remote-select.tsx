import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { OptionSearch } from './option-search.tsx';
import { SelectFrame } from './select-frame.tsx';

export type RemoteSelectProps = FieldProps & {
  /** What was found; the search itself is done elsewhere. */
  options: readonly Option[];
  /** The chosen option, which need not be among those found; null for none. */
  chosen: Option | null;
  /** Called with null where `nothing` is chosen. */
  onChange: (option: Option | null) => void;
  onBlur?: () => void;
  search: string;
  onSearch: (search: string) => void;
  isSearching?: boolean;
  /** Stands under the options, such as how many more there are. */
  footnote?: string | undefined;
  placeholder?: string;
  /** Names the option that chooses none of the others; it is offered while nothing is searched for. */
  nothing?: string | undefined;
  focusTargetRef?: FocusTargetRef;
};

/** A select whose options are too many to be loaded: typing into its search field asks for them. */
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
  // Until the answer comes, of what was found for fewer letters only that is offered which is found for these, too.
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
