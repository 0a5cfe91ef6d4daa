import { ChevronsUpDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { classNames } from './class-names.ts';
import {
  controlFrameLook,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldButtonLook,
  fieldLook,
} from './field.tsx';
import type { Option } from './option.ts';
import { OptionPopover } from './option-list.tsx';

export type SearchableSelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select whose options are found by typing. */
export function SearchableSelect<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  value,
  onChange,
  placeholder = 'Type to search',
  focusTargetRef,
  ...fieldProps
}: SearchableSelectProps<Id>) {
  return (
    <ComboBox
      {...fieldProps}
      defaultItems={options}
      value={value}
      onChange={(id) => onChange(options.find((option) => option.id === id)?.id ?? null)}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldLook, className)}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Group className={controlFrameLook}>
        <Input
          ref={focusTargetRef}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 truncate bg-transparent pl-3 outline-none"
        />
        <AriaButton className={fieldButtonLook}>
          <ChevronsUpDown aria-hidden="true" className="size-4" />
        </AriaButton>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <OptionPopover />
    </ComboBox>
  );
}
