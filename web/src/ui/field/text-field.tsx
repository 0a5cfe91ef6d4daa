import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
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
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** The language and direction of what is typed, if it isn't the reader's. */
  typedIn?: { lang: string; dir: 'ltr' | 'rtl' };
  /** Classes of an input that looks different. */
  inputStyle?: string | undefined;
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
  isLabelHidden = false,
  inputStyle = controlStyle,
  typedIn,
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
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <div className="relative">
        {icon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-subtle [&_svg]:size-4">
            {icon}
          </span>
        )}
        <Input
          {...typedIn}
          ref={focusTargetRef}
          placeholder={placeholder}
          className={classNames(inputStyle, icon !== undefined && 'ps-9')}
        />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
