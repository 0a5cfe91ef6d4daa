import { useLayoutEffect, useRef } from 'react';
import type { Key } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessages, fieldStyle } from '../field/field.tsx';
import { OptionPopover } from './option-list.tsx';
import { OptionSearch } from './option-search.tsx';
import { type Reached, type SelectFrameProps, selectButtonStyle, shownTextStyle } from './select-style.ts';

// A list box needs an id for each option; outside the selects no choice is null.
const nothingId = 'nothing';

interface LiveSelectProps extends Omit<SelectFrameProps<string>, 'onChoose'> {
  /** Called with the id of what was chosen, which is none of the options' where that is `nothing`. */
  onChoose: (id: Key | null) => void;
  reached: Reached;
}

/** The select itself, with the list that it opens. */
export function LiveSelect({
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
  search,
  reached,
  ...fieldProps
}: LiveSelectProps) {
  const fieldRef = useRef<HTMLDivElement>(null);
  const wasReached = useRef(reached !== undefined);
  // Before the browser does anything else: a key in between would be lost.
  useLayoutEffect(() => {
    if (wasReached.current) fieldRef.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const offered = nothing === undefined ? options : [{ id: nothingId, label: nothing }, ...options];
  return (
    <AriaSelect
      {...fieldProps}
      ref={fieldRef}
      defaultOpen={reached === 'pressed'}
      // What it offers may still be on its way: it opens all the same, or the press would be lost.
      allowsEmptyCollection
      value={value ?? (nothing === undefined ? null : nothingId)}
      onChange={onChoose}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={classNames(fieldStyle, 'group', className)}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <AriaButton ref={focusTargetRef} className={selectButtonStyle}>
        <SelectValue className={shownTextStyle(shown)}>{() => shown.text}</SelectValue>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      {search ? (
        <OptionSearch {...search} label={label} options={offered} />
      ) : (
        <OptionPopover options={offered} />
      )}
    </AriaSelect>
  );
}
