import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessages, type FieldProps, type FocusTargetRef, fieldStyle } from './field.tsx';
import type { Option } from './option.ts';

export type RadioGroupProps<Id extends string> = FieldProps & {
  options: readonly (Option<Id> & { icon?: ReactNode })[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  /** 'list' has one option a line; 'segments' is one control of equal parts, for two to four short labels. */
  variant?: 'list' | 'segments';
  /** Keeps the label for screen readers only, if the options are self-explanatory. */
  isLabelHidden?: boolean;
  focusTargetRef?: FocusTargetRef;
};

const radioStyles = {
  list: 'group flex min-h-8 items-center gap-2.5 text-ink max-md:min-h-11 data-disabled:text-ink-subtle',
  segments:
    'flex cursor-default items-center justify-center gap-2 rounded-[0.375rem] border border-transparent px-2 py-1 max-sm:px-1.5 max-[22rem]:px-0.5 max-[22rem]:text-sm text-center leading-tight font-medium text-ink-muted ' +
    'min-h-8 max-md:min-h-11 transition-colors hover:text-ink data-focus-visible:focus-ring [&_svg]:size-4 [&_svg]:shrink-0 ' +
    'data-selected:border-line data-selected:bg-card data-selected:text-ink data-disabled:text-ink-subtle',
};

export function RadioGroup<Id extends string>({
  label,
  description,
  help,
  errorMessage,
  isRequired = false,
  className,
  options,
  onChange,
  variant = 'list',
  isLabelHidden = false,
  focusTargetRef,
  ...fieldProps
}: RadioGroupProps<Id>) {
  const groupRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(focusTargetRef, () => ({
    focus: () => groupRef.current?.querySelector<HTMLElement>('input:checked, input')?.focus(),
  }));
  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  };
  return (
    <AriaRadioGroup
      {...fieldProps}
      ref={groupRef}
      onChange={choose}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldStyle, className)}
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <div
        className={
          variant === 'list'
            ? 'flex flex-col gap-1'
            : 'grid auto-cols-fr grid-flow-col gap-0.5 rounded-md bg-sunken p-0.5'
        }
      >
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={radioStyles[variant]}
          >
            {variant === 'list' && <RadioMark />}
            {option.icon}
            <span>
              {option.label}
              {option.description !== undefined && variant === 'list' && (
                <span className="block text-sm text-ink-muted">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

function RadioMark() {
  return (
    <span
      className={
        'flex size-4.5 shrink-0 items-center justify-center rounded-full border border-control-line bg-card transition-colors ' +
        'group-data-selected:border-[5px] group-data-selected:border-accent group-data-focus-visible:focus-ring group-data-invalid:border-danger'
      }
    />
  );
}
