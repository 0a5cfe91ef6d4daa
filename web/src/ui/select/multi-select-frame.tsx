import { isFound } from '@almanac/domain/search';
import type { LucideIcon } from 'lucide-react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { type FieldProps, fieldStyle } from '../field/field.tsx';
import type { Option, OptionGroup } from '../field/option.ts';
import { useFilterLook } from '../filter/filter-look.ts';
import { OptionSearch } from './option-search.tsx';
import { SelectControl } from './select-control.tsx';
import type { ShownText } from './select-style.ts';

export interface MultiSelectFrameProps extends Pick<FieldProps, 'label' | 'className'> {
  /** The options without a group come first. */
  options: readonly Option<string>[];
  groups: readonly OptionGroup<string>[];
  chosen: readonly string[];
  onChoose: (ids: readonly unknown[]) => void;
  shown: ShownText;
  icon: LucideIcon;
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
  icon,
}: MultiSelectFrameProps) {
  const style = useFilterLook()?.field ?? fieldStyle;
  return (
    <AriaSelect
      selectionMode="multiple"
      value={[...chosen]}
      onChange={onChoose}
      validationBehavior="aria"
      className={classNames(style, 'group', className)}
    >
      <SelectControl label={label} shown={shown} icon={icon} />
      <OptionSearch filter={isFound} label={label} options={options} groups={groups} />
    </AriaSelect>
  );
}
