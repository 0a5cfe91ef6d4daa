import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';
import { FieldLabel, FieldMessages, type FieldProps, type FocusTargetRef, fieldStyle } from './field.tsx';

export type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  autoFocus?: boolean;
  /** Counts characters and warns at the limit, without cutting the text. */
  countLimit?: number;
  focusTargetRef?: FocusTargetRef;
};

export function TextArea({
  label,
  description,
  help,
  errorMessage,
  isRequired = false,
  className,
  placeholder = '',
  rows = 3,
  countLimit,
  focusTargetRef,
  ...fieldProps
}: TextAreaProps) {
  const isTooLong = countLimit !== undefined && fieldProps.value.length > countLimit;
  return (
    <AriaTextField
      {...fieldProps}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined || isTooLong}
      validationBehavior="aria"
      className={classNames(fieldStyle, className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <FieldLabel isRequired={isRequired} help={help}>
          {label}
        </FieldLabel>
        {countLimit !== undefined && (
          <span
            data-tone={isTooLong ? 'danger' : 'neutral'}
            className="text-xs whitespace-nowrap text-tone-text"
          >
            {fieldProps.value.length} / {countLimit}
          </span>
        )}
      </div>
      <AriaTextArea
        ref={focusTargetRef}
        rows={rows}
        placeholder={placeholder}
        className={
          'w-full min-w-0 resize-y rounded-md border border-control-line bg-card px-3 py-2 text-base text-ink ' +
          'max-h-72 min-h-20 field-sizing-content transition-colors max-md:text-lg placeholder:text-ink-subtle ' +
          'data-invalid:border-danger disabled:bg-sunken disabled:text-ink-subtle'
        }
      />
      <FieldMessages
        description={description}
        errorMessage={errorMessage ?? (isTooLong ? text('ui.tooLong', { most: countLimit }) : undefined)}
      />
    </AriaTextField>
  );
}
