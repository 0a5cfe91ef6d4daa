import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { LazyListFrame } from './lazy-frames.ts';
import { chosenText, type ListFrameProps, optionOf } from './select-style.ts';

export type SelectProps<Id extends string> = FieldProps & {
  /** Loads after the page's data by default; forms pass `ListFrame`. */
  frame?: ComponentType<ListFrameProps>;
  options: readonly Option<Id>[];
  value: Id | null;
  /** Called with null if the `nothing` option is chosen. */
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Label of the option for null. */
  nothing?: string;
  /** Whether a filter bar shows that label in full, such as 'Everyone', instead of 'All'. */
  isNothingInFull?: boolean;
  focusTargetRef?: FocusTargetRef;
};

/** A select for a few options, without a search. */
export function Select<Id extends string>({
  frame: Frame = LazyListFrame,
  onChange,
  placeholder,
  ...props
}: SelectProps<Id>) {
  return (
    <Frame
      {...props}
      onChoose={(chosen) => onChange(optionOf(props.options, chosen)?.id ?? null)}
      shown={chosenText(props, placeholder)}
      icon={ChevronDown}
    />
  );
}
