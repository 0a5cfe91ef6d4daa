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
    /** Names the option that stands over the others and chooses none of them; left out where one must be chosen. */
    nothing?: string | undefined;
    /** Called with null where that one is chosen. */
    onChoose: (option: Option<Id> | null) => void;
    focusTargetRef?: FocusTargetRef | undefined;
    /** What the closed select shows. */
    shown: ShownText;
    icon: LucideIcon;
    /** The list that it opens. */
    list: (options: readonly Option[]) => ReactNode;
  };

interface ShownText {
  text: string;
  /** Whether it stands there for want of a choice. */
  isPlaceholder: boolean;
}

export const selectButtonStyle = `${controlStyle} flex items-center justify-between gap-2 text-left group-data-invalid:border-danger`;

export function shownTextStyle({ isPlaceholder }: ShownText): string {
  return classNames('min-w-0 truncate', isPlaceholder && 'text-ink-subtle');
}

/** The name of the chosen option alone, without its description. */
export function chosenText<Id extends string>(
  { options, value, nothing }: Pick<SelectFrameProps<Id>, 'options' | 'value' | 'nothing'>,
  placeholder = 'Select an item',
): ShownText {
  const text = value === null ? nothing : options.find(({ id }) => id === value)?.label;
  return { text: text ?? placeholder, isPlaceholder: text === undefined };
}
