import { ChevronsUpDown } from 'lucide-react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { ChosenOption } from './chosen-option.tsx';
import { OptionSearch } from './option-search.tsx';
import type { SelectProps } from './select.tsx';
import { SelectFrame } from './select-frame.tsx';

/** A select whose options are found by typing into the search field over them. */
export function SearchableSelect<Id extends string>({ onChange, ...props }: SelectProps<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <SelectFrame
      {...props}
      onChoose={({ id }) => onChange(id)}
      shown={<ChosenOption />}
      icon={ChevronsUpDown}
    >
      <OptionSearch label={props.label} options={props.options} filter={contains} />
    </SelectFrame>
  );
}
