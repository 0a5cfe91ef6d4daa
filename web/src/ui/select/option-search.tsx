import { Search } from 'lucide-react';
import { Autocomplete, type AutocompleteProps } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import type { Option, OptionGroup } from '../field/option.ts';
import { text } from '../messages/text.ts';
import { popoverStyle } from '../overlay/popover-style.ts';
import { Spinner } from '../spinner.tsx';
import { OptionList } from './option-list.tsx';

export type OptionSearchProps = Pick<AutocompleteProps<object>, 'filter' | 'inputValue' | 'onInputChange'> & {
  label: string;
  options: readonly Option[];
  /** More options, under headings. */
  groups?: readonly OptionGroup[];
  isSearching?: boolean;
  /** Shown below the options, such as how many more there are. */
  footnote?: string | undefined;
};

/** The options of a select with a search field above, whose keys move through them. */
export function OptionSearch({
  label,
  options,
  groups,
  isSearching = false,
  footnote,
  ...autocompleteProps
}: OptionSearchProps) {
  const isSearchedElsewhere = autocompleteProps.inputValue !== undefined;
  // Without options, they may be loading, or not exist yet.
  const noMatch = isSearchedElsewhere || options.length > 0 ? text('ui.noOption') : text('ui.noOptionYet');
  const emptyText = isSearching ? text('ui.searching') : noMatch;
  return (
    <Popover offset={4} className={`${popoverStyle} w-(--trigger-width) min-w-56`}>
      <div className="flex max-h-[inherit] flex-col" aria-busy={isSearching}>
        <Autocomplete {...autocompleteProps}>
          <SearchField
            autoFocus
            type="text"
            aria-label={text('ui.searchIn', { label })}
            className="relative flex shrink-0 items-center border-b border-line"
          >
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute start-3 size-4 text-ink-subtle"
            />
            <Input
              role="combobox"
              aria-expanded
              placeholder={text('ui.search')}
              className="h-9 w-full min-w-0 rounded-t-md bg-transparent pe-3 ps-9 text-base text-ink outline-none placeholder:text-ink-subtle max-md:h-11 max-md:text-lg"
            />
            {isSearching && <Spinner className="absolute end-3" />}
          </SearchField>
          <OptionList options={options} groups={groups} emptyText={emptyText} />
        </Autocomplete>
        {footnote !== undefined && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-muted">{footnote}</p>
        )}
      </div>
    </Popover>
  );
}
