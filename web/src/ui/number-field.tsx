import { Minus, Plus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classNames } from './class-names.ts';
import {
  controlFrameLook,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldLook,
} from './field.tsx';

/** A number that is typed or stepped. What was typed outside its limits stays, for the form to refuse. */
export type NumberFieldProps = FieldProps & {
  /** Nothing typed is null. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Stands after the number, such as '%' or 'days'. */
  unit?: string;
  /** Leaves the label to screen readers, where one above says it for several. */
  isLabelHidden?: boolean;
  focusTargetRef?: FocusTargetRef;
};

export function NumberField({
  label,
  description,
  errorMessage,
  isRequired = false,
  className,
  value,
  onChange,
  unit,
  isLabelHidden = false,
  focusTargetRef,
  ...fieldProps
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...fieldProps}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      commitBehavior="validate"
      className={classNames(fieldLook, className)}
    >
      <div className={isLabelHidden ? 'sr-only' : 'contents'}>
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      </div>
      <Group className={controlFrameLook}>
        <Input ref={focusTargetRef} className="h-full min-w-0 flex-1 bg-transparent px-3 outline-none" />
        {unit !== undefined && <span className="pr-3 whitespace-nowrap text-ink-muted">{unit}</span>}
        <StepButton slot="decrement" />
        <StepButton slot="increment" />
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}

/** Left out where a field is so narrow that its number would have no room; the arrow keys step all the same. */
function StepButton({ slot }: { slot: 'decrement' | 'increment' }) {
  const Icon = slot === 'increment' ? Plus : Minus;
  return (
    <AriaButton
      slot={slot}
      className="flex h-full w-9 shrink-0 items-center justify-center border-l border-line text-ink-muted hover:bg-sunken max-md:w-11 @max-[9rem]:hidden data-disabled:text-ink-subtle"
    >
      <Icon aria-hidden="true" className="size-4" />
    </AriaButton>
  );
}
