import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, type SelectProps as AriaSelectProps } from 'react-aria-components/Select';
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
    onChoose: (option: Option<Id>) => void;
    focusTargetRef?: FocusTargetRef | undefined;
    /** What the closed select shows. */
    shown: ReactNode;
    icon: LucideIcon;
    /** What opens under the select. */
    children: ReactNode;
  };

/** What all selects share: the label, the button that shows the choice, the messages under it. */
export function SelectFrame<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  options,
  onChoose,
  focusTargetRef,
  shown,
  icon: Icon,
  children,
  ...fieldProps
}: SelectFrameProps<Id>) {
  const choose = (id: string | number | null) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChoose(chosen);
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
        {shown}
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      {children}
    </AriaSelect>
  );
}
