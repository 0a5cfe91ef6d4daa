import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { filterInputStyle } from '../filter/filter-style.ts';
import {
  controlStyle,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldStyle,
} from './field.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'search';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  maxLength?: number;
  /** Shown inside the field, before the text. */
  icon?: ReactNode;
  focusTargetRef?: FocusTargetRef;
  /** Low, with the label for screen readers only. */
  isInFilterBar?: boolean;
};

export function TextField({
  label,
  description,
  help,
  errorMessage,
  isRequired = false,
  className,
  placeholder = '',
  icon,
  focusTargetRef,
  isInFilterBar = false,
  ...fieldProps
}: TextFieldProps) {
  return (
    <AriaTextField
      {...fieldProps}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldStyle, className)}
    >
      <FieldLabel isRequired={isRequired} isHidden={isInFilterBar} help={help}>
        {label}
      </FieldLabel>
      <div className="relative">
        {icon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-subtle [&_svg]:size-4">
            {icon}
          </span>
        )}
        <Input
          ref={focusTargetRef}
          placeholder={placeholder}
          className={classNames(
            isInFilterBar ? filterInputStyle : controlStyle,
            icon !== undefined && 'ps-9',
          )}
        />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
