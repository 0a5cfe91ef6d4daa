import type { LucideIcon } from 'lucide-react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { controlStyle, type FieldProps, type FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { text } from '../messages/text.ts';
import type { OptionSearchProps } from './option-search.tsx';

export type ListFrameProps = FieldProps &
  Pick<AriaSelectProps<object>, 'onBlur' | 'onOpenChange'> & {
    options: readonly Option[];
    value: string | null;
    /** Label of the option for null, above the others; undefined if a choice is required. */
    nothing?: string | undefined;
    /** Whether a filter bar shows that label in full, such as 'Everyone', instead of 'All'. */
    isNothingInFull?: boolean | undefined;
    /** Called with null if that one is chosen. */
    onChoose: (id: string | null) => void;
    focusTargetRef?: FocusTargetRef | undefined;
    /** Text of the closed select. */
    shown: ShownText;
    icon: LucideIcon;
  };

export type SearchFrameProps = ListFrameProps & {
  search: Omit<OptionSearchProps, 'label' | 'options'>;
};

export interface ShownText {
  text: string;
  /** Whether the text is a placeholder. */
  isPlaceholder: boolean;
  /** Whether another option than `nothing` is chosen; required choices are never set. */
  isSet?: boolean;
  /** Whether a filter bar shows 'All' instead of the text. */
  isAll?: boolean;
}

export const selectButtonStyle = `${controlStyle} flex items-center justify-between gap-2 text-start group-data-invalid:border-danger`;

export function shownTextStyle({ isPlaceholder }: ShownText): string {
  return classNames('min-w-0 truncate', isPlaceholder && 'text-ink-subtle');
}

/** The chosen option's name without its description. */
export function chosenText(
  {
    options,
    value,
    nothing,
    isNothingInFull = false,
  }: Pick<ListFrameProps, 'options' | 'value' | 'nothing' | 'isNothingInFull'>,
  placeholder = text('ui.selectItem'),
): ShownText {
  const chosen = value === null ? nothing : options.find(({ id }) => id === value)?.label;
  return {
    text: chosen ?? placeholder,
    isPlaceholder: chosen === undefined,
    isSet: value !== null && nothing !== undefined,
    isAll: value === null && nothing !== undefined && !isNothingInFull,
  };
}

export function optionOf<Id extends string>(
  options: readonly Option<Id>[],
  id: string | null,
): Option<Id> | null {
  return options.find((option) => option.id === id) ?? null;
}
