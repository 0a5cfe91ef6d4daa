import { ChevronsUpDown, Search } from 'lucide-react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import {
  controlLook,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldLook,
} from './field.tsx';
import type { Option } from './option.ts';
import { OptionList, popoverLook } from './option-list.tsx';
import { Spinner } from './spinner.tsx';

export type RemoteSelectProps = FieldProps & {
  /** What was found; the search itself is done elsewhere. */
  options: readonly Option[];
  /** The chosen option, which need not be among those found; null for none. */
  chosen: Option | null;
  onChange: (option: Option) => void;
  onBlur?: () => void;
  search: string;
  onSearch: (search: string) => void;
  isSearching?: boolean;
  /** Stands under the options, such as how many more there are. */
  footnote?: string | undefined;
  placeholder?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select whose options are too many to be loaded: typing into its search field asks for them. */
export function RemoteSelect({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  chosen,
  onChange,
  search,
  onSearch,
  isSearching = false,
  footnote,
  placeholder = '',
  focusTargetRef,
  ...fieldProps
}: RemoteSelectProps) {
  const choose = (id: string | number | null) => {
    const option = options.find((each) => each.id === id);
    if (option) onChange(option);
  };
  return (
    <AriaSelect
      {...fieldProps}
      value={chosen?.id ?? null}
      onChange={choose}
      onOpenChange={(isOpen) => {
        if (!isOpen) onSearch('');
      }}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldLook, 'group', className)}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <AriaButton
        ref={focusTargetRef}
        className={`${controlLook} flex items-center justify-between gap-2 text-left group-data-invalid:border-danger`}
      >
        <SelectValue className={classNames('min-w-0 truncate', chosen === null && 'text-ink-subtle')}>
          {() => chosen?.label ?? placeholder}
        </SelectValue>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={`${popoverLook} w-(--trigger-width) min-w-56`}>
        <div className="flex max-h-[inherit] flex-col" aria-busy={isSearching}>
          <Autocomplete inputValue={search} onInputChange={onSearch}>
            <SearchField
              autoFocus
              aria-label={`Search: ${label}`}
              className="relative flex shrink-0 items-center border-b border-line"
            >
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute left-3 size-4 text-ink-subtle"
              />
              <Input
                placeholder="Type to search"
                className="h-9 w-full min-w-0 rounded-t-md bg-transparent pr-3 pl-9 text-base text-ink outline-none placeholder:text-ink-subtle max-md:h-11 max-md:text-lg [&::-webkit-search-cancel-button]:hidden"
              />
              {isSearching && <Spinner className="absolute right-3" />}
            </SearchField>
            <OptionList options={options} />
          </Autocomplete>
          {footnote !== undefined && (
            <p className="border-t border-line px-3 py-2 text-sm text-ink-muted">{footnote}</p>
          )}
        </div>
      </Popover>
    </AriaSelect>
  );
}
