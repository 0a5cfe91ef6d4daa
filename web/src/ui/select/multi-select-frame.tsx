import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldLabel, type FieldProps, fieldStyle } from '../field/field.tsx';
import type { Option, OptionGroup } from '../field/option.ts';
import { OptionSearch } from './option-search.tsx';
import { selectButtonStyle, shownTextStyle } from './select-style.ts';

export interface MultiSelectFrameProps extends Pick<FieldProps, 'label' | 'className'> {
  /** The options without a group come first. */
  options: readonly Option<string>[];
  groups: readonly OptionGroup<string>[];
  chosen: readonly string[];
  onChoose: (ids: readonly unknown[]) => void;
  shown: string;
}

/** The select itself; loads after the page's data. */
export function MultiSelectFrame({
  label,
  className,
  options,
  groups,
  chosen,
  onChoose,
  shown,
}: MultiSelectFrameProps) {
  return (
    <AriaSelect
      selectionMode="multiple"
      value={[...chosen]}
      onChange={onChoose}
      validationBehavior="aria"
      className={classNames(fieldStyle, 'group', className)}
    >
      <FieldLabel isRequired={false}>{label}</FieldLabel>
      <AriaButton className={selectButtonStyle}>
        <SelectValue className={shownTextStyle({ text: shown, isPlaceholder: false })}>
          {() => shown}
        </SelectValue>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AriaButton>
      <OptionSearch filter={isFound} label={label} options={options} groups={groups} />
    </AriaSelect>
  );
}
