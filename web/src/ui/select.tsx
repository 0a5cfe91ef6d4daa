import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
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
import { OptionPopover } from './option-list.tsx';

export type SelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select for a handful of options, which need no search. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  value,
  onChange,
  focusTargetRef,
  ...fieldProps
}: SelectProps<Id>) {
  const choose = (id: string | number | null) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  };
  return (
    <AriaSelect
      {...fieldProps}
      value={value}
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
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <OptionPopover options={options} />
    </AriaSelect>
  );
}
