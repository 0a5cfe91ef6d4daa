import type { ReactNode } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldMessages, fieldStyle } from '../field/field.tsx';
import type { Option } from '../field/option.ts';
import { useFilterLook } from '../filter/filter-look.ts';
import { SelectControl } from './select-control.tsx';
import type { ListFrameProps } from './select-style.ts';

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
  isNothingInFull: _,
  onChoose,
  focusTargetRef,
  shown,
  icon,
  list,
  ...fieldProps
}: SelectFrameProps) {
  const style = useFilterLook()?.field ?? fieldStyle;
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
      className={classNames(style, 'group', className)}
    >
      <SelectControl
        label={label}
        help={help}
        isRequired={isRequired}
        shown={shown}
        icon={icon}
        focusTargetRef={focusTargetRef}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
      {list(offered)}
    </AriaSelect>
  );
}
