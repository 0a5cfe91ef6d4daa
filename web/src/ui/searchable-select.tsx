import { ChevronsUpDown, Search } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
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

export type SearchableSelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select whose options are found by typing into the search field over them. */
export function SearchableSelect<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  onChange,
  focusTargetRef,
  ...fieldProps
}: SearchableSelectProps<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const choose = (id: string | number | null) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  };
  return (
    <AriaSelect
      {...fieldProps}
      onChange={choose}
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
        <SelectValue className="min-w-0 truncate data-placeholder:text-ink-subtle">
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={`${popoverLook} w-(--trigger-width) min-w-56`}>
        <div className="flex max-h-[inherit] flex-col">
          <Autocomplete filter={contains}>
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
            </SearchField>
            <OptionList options={options} />
          </Autocomplete>
        </div>
      </Popover>
    </AriaSelect>
  );
}
