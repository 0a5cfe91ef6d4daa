import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
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

type SelectFrameProps<Id extends string> = FieldProps &
  Pick<AriaSelectProps<object>, 'onBlur' | 'onOpenChange' | 'placeholder'> & {
    options: readonly Option<Id>[];
    value: Id | null;
    /** Names the option that stands over the others and chooses none of them; left out where one must be chosen. */
    nothing?: string | undefined;
    /** Called with null where that one is chosen. */
    onChoose: (option: Option<Id> | null) => void;
    focusTargetRef?: FocusTargetRef | undefined;
    /** What the closed select shows. */
    shown: ReactNode;
    icon: LucideIcon;
    /** What opens under the select, with all that it offers. */
    children: (offered: readonly Option[]) => ReactNode;
  };

// A list box needs an id for each option; outside the selects no choice is null.
const nothingId = 'nothing';

/** What all selects share: the label, the button that shows the choice, the messages under it. */
export function SelectFrame<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  value,
  nothing,
  onChoose,
  focusTargetRef,
  shown,
  icon: Icon,
  children,
  ...fieldProps
}: SelectFrameProps<Id>) {
  const offered = nothing === undefined ? options : [{ id: nothingId, label: nothing }, ...options];
  const choose = (id: string | number | null) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen || id === nothingId) onChoose(chosen ?? null);
  };
  return (
    <AriaSelect
      {...fieldProps}
      value={value ?? (nothing === undefined ? null : nothingId)}
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
        {shown}
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      {children(offered)}
    </AriaSelect>
  );
}

/** The name of the chosen option alone, without its description; the placeholder while there is none. */
export function ChosenOption() {
  return (
    <SelectValue className="min-w-0 truncate data-placeholder:text-ink-subtle">
      {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
    </SelectValue>
  );
}
