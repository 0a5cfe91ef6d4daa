import { formatNumber } from '@almanac/domain/language/formats';
import { Minus, Plus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { readerTexts } from '../../language/messages.ts';
import { classNames } from '../class-names.ts';
import {
  controlFrameStyle,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type FocusTargetRef,
  fieldStyle,
} from './field.tsx';

/**
 * A typed or stepped number with the decimal mark of the reader's locale; a point and a comma are both accepted. Input
 * outside the limits stays, for the form to refuse.
 */
export type NumberFieldProps = FieldProps & {
  /** Null if empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Shown after the number, such as '%' or 'days'. */
  unit?: string;
  /** Keeps the label for screen readers only, if one above covers several fields. */
  isLabelHidden?: boolean;
  focusTargetRef?: FocusTargetRef;
};

export function NumberField({
  label,
  description,
  help,
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
      formatOptions={withoutThousands}
      className={classNames(fieldStyle, className)}
    >
      <div className={isLabelHidden ? 'sr-only' : 'contents'}>
        <FieldLabel isRequired={isRequired} help={help}>
          {label}
        </FieldLabel>
      </div>
      <Group ref={takeDecimalMarks} className={controlFrameStyle}>
        <Input ref={focusTargetRef} className="h-full min-w-0 flex-1 bg-transparent px-3 outline-none" />
        {unit !== undefined && <span className="pe-3 whitespace-nowrap text-ink-muted">{unit}</span>}
        <StepButton slot="decrement" />
        <StepButton slot="increment" />
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}

/** Grouping would swallow the other decimal mark: 2,5 would become 25. */
const withoutThousands = { useGrouping: false };

const decimalMarks = /[.,]/g;

/** Replaces each typed or pasted point or comma with the locale's decimal mark before the field parses it. */
function takeDecimalMarks(frame: HTMLElement | null) {
  const mark = formatNumber(0.5, readerTexts().locale).match(decimalMarks)?.[0];
  if (!frame || mark === undefined) return;
  const isOther = (text: string) => text.match(decimalMarks)?.some((each) => each !== mark) === true;
  const listening = new AbortController();
  const { signal } = listening;
  const take = (event: Event, text: string | null | undefined) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement && event.cancelable && text && isOther(text))) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart, selectionEnd, value } = target;
    const number = text.trim().replaceAll(decimalMarks, mark);
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

/** Hidden in a field too narrow for its number; the arrow keys still step. */
function StepButton({ slot }: { slot: 'decrement' | 'increment' }) {
  const Icon = slot === 'increment' ? Plus : Minus;
  return (
    <AriaButton
      slot={slot}
      className="flex h-full w-9 shrink-0 items-center justify-center border-s border-line text-ink-muted hover:bg-sunken max-md:w-11 @max-[9rem]:hidden data-disabled:text-ink-subtle"
    >
      <Icon aria-hidden="true" className="size-4" />
    </AriaButton>
  );
}
