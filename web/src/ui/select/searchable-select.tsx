import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import { OptionSearch } from './option-search.tsx';
import type { SelectProps } from './select.tsx';
import { SelectFrame } from './select-frame.tsx';
import { chosenText } from './select-style.ts';

/** A select with a search field above its options. */
export function SearchableSelect<Id extends string>({ onChange, placeholder, ...props }: SelectProps<Id>) {
  return (
    <SelectFrame
      {...props}
      onChoose={(chosen) => onChange(chosen?.id ?? null)}
      shown={chosenText(props, placeholder)}
      icon={ChevronsUpDown}
      list={(options) => <OptionSearch filter={isFound} label={props.label} options={options} />}
    />
  );
}
