import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import { OptionSearch } from './option-search.tsx';
import type { SelectProps } from './select.tsx';
import { ChosenOption, SelectFrame } from './select-frame.tsx';

/** A select whose options are found by typing into the search field over them. */
export function SearchableSelect<Id extends string>({ onChange, ...props }: SelectProps<Id>) {
  return (
    <SelectFrame
      {...props}
      onChoose={(chosen) => onChange(chosen?.id ?? null)}
      shown={<ChosenOption />}
      icon={ChevronsUpDown}
    >
      {(options) => <OptionSearch label={props.label} options={options} filter={isFound} />}
    </SelectFrame>
  );
}
