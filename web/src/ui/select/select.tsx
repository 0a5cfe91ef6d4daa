import { ChevronDown } from 'lucide-react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { OptionPopover } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';
import { chosenText } from './select-style.ts';

export type SelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  /** Called with null if the `nothing` option is chosen. */
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Label of the option for null. */
  nothing?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select for a few options, without a search. */
export function Select<Id extends string>({ onChange, placeholder, ...props }: SelectProps<Id>) {
  return (
    <SelectFrame
      {...props}
      onChoose={(chosen) => onChange(chosen?.id ?? null)}
      shown={chosenText(props, placeholder)}
      icon={ChevronDown}
      list={(options) => <OptionPopover options={options} />}
    />
  );
}
