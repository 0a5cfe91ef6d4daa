import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessages, fieldStyle } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { type ListFrameProps, selectButtonStyle, shownTextStyle } from './select-style.ts';

// List box options need an id; elsewhere, no choice is null.
const nothingId = 'nothing';

interface SelectFrameProps extends ListFrameProps {
  /** The list it opens. */
  list: (options: readonly Option[]) => ReactNode;
}

/** The common frame of selects: label, button with the choice, list and messages. */
export function SelectFrame({
  label,
  description,
  help,
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
  list,
  ...fieldProps
}: SelectFrameProps) {
  const offered = nothing === undefined ? options : [{ id: nothingId, label: nothing }, ...options];
  return (
    <AriaSelect
      {...fieldProps}
      // Opens even while options load, otherwise the press would be lost.
      allowsEmptyCollection
      value={value ?? (nothing === undefined ? null : nothingId)}
      onChange={(chosen) => onChoose(options.find(({ id }) => id === chosen)?.id ?? null)}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldStyle, 'group', className)}
    >
      <FieldLabel isRequired={isRequired} help={help}>
        {label}
      </FieldLabel>
      <AriaButton ref={focusTargetRef} className={selectButtonStyle}>
        <SelectValue className={shownTextStyle(shown)}>{() => shown.text}</SelectValue>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      {list(offered)}
    </AriaSelect>
  );
}
