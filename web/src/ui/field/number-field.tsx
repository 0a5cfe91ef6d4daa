import { Minus, Plus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classNames } from '../class-names.ts';
import { InLanguage } from '../language.tsx';
import {
  controlFrameStyle,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldStyle,
} from './field.tsx';

/**
 * A number that is typed or stepped, written with a point as everywhere in the product; a comma is taken for it, whatever
 * the language of the browser. What was typed outside its limits stays, for the form to refuse.
 */
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
    <InLanguage locale="en">
      <AriaNumberField
        {...fieldProps}
        value={value ?? Number.NaN}
        onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
        isRequired={isRequired}
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        commitBehavior="validate"
        formatOptions={withoutThousands}
        className={classNames(fieldStyle, className)}
      >
        <div className={isLabelHidden ? 'sr-only' : 'contents'}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </div>
        <Group ref={takeCommas} className={controlFrameStyle}>
          <Input ref={focusTargetRef} className="h-full min-w-0 flex-1 bg-transparent px-3 outline-none" />
          {unit !== undefined && <span className="pr-3 whitespace-nowrap text-ink-muted">{unit}</span>}
          <StepButton slot="decrement" />
          <StepButton slot="increment" />
        </Group>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </AriaNumberField>
    </InLanguage>
  );
}

/** A mark of thousands would swallow the decimal comma: 2,5 would be 25. */
const withoutThousands = { useGrouping: false };

/** Writes a point for each comma that is typed or pasted, before the field looks at it. */
function takeCommas(frame: HTMLElement | null) {
  if (!frame) return;
  const listening = new AbortController();
  const { signal } = listening;
  const take = (event: Event, text: string | null | undefined) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement && event.cancelable && text?.includes(','))) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart, selectionEnd, value } = target;
    const number = text.trim().replaceAll(',', '.');
    target.setRangeText(number, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: number }));
  };
  frame.addEventListener('beforeinput', (event) => take(event, event.data), { capture: true, signal });
  frame.addEventListener('paste', (event) => take(event, event.clipboardData?.getData('text/plain')), {
    capture: true,
    signal,
  });
  return () => listening.abort();
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
