import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { controlStyle, type FieldProps, type FocusTargetRef } from '../field/field.tsx';
import type { Option } from '../field/option.ts';

export type SelectFrameProps<Id extends string> = FieldProps &
  Pick<AriaSelectProps<object>, 'onBlur' | 'onOpenChange'> & {
    options: readonly Option<Id>[];
    value: Id | null;
    /** Label of the option for null, above the others; undefined if a choice is required. */
    nothing?: string | undefined;
    /** Called with null if that one is chosen. */
    onChoose: (option: Option<Id> | null) => void;
    focusTargetRef?: FocusTargetRef | undefined;
    /** Text of the closed select. */
    shown: ShownText;
    icon: LucideIcon;
    /** The list it opens. */
    list: (options: readonly Option[]) => ReactNode;
  };

interface ShownText {
  text: string;
  /** Whether the text is a placeholder. */
  isPlaceholder: boolean;
}

export const selectButtonStyle = `${controlStyle} flex items-center justify-between gap-2 text-left group-data-invalid:border-danger`;

export function shownTextStyle({ isPlaceholder }: ShownText): string {
  return classNames('min-w-0 truncate', isPlaceholder && 'text-ink-subtle');
}

/** The chosen option's name without its description. */
export function chosenText<Id extends string>(
  { options, value, nothing }: Pick<SelectFrameProps<Id>, 'options' | 'value' | 'nothing'>,
  placeholder = 'Select an item',
): ShownText {
  const text = value === null ? nothing : options.find(({ id }) => id === value)?.label;
  return { text: text ?? placeholder, isPlaceholder: text === undefined };
}
