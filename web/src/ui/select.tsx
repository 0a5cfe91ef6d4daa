import { ChevronDown } from 'lucide-react';
import { ChosenOption } from './chosen-option.tsx';
import type { FieldProps, FocusTargetRef } from './field.tsx';
import type { Option } from './option.ts';
import { OptionPopover } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';

export type SelectProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  focusTargetRef?: FocusTargetRef;
};

/** A select for a handful of options, which need no search. */
export function Select<Id extends string>({ onChange, ...props }: SelectProps<Id>) {
  return (
    <SelectFrame {...props} onChoose={({ id }) => onChange(id)} shown={<ChosenOption />} icon={ChevronDown}>
      <OptionPopover options={props.options} />
    </SelectFrame>
  );
}
