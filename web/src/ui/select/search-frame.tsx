import { OptionSearch } from './option-search.tsx';
import { SelectFrame } from './select-frame.tsx';
import type { SearchFrameProps } from './select-style.ts';

/** A select that opens a list below a search field. */
export function SearchFrame({ search, ...props }: SearchFrameProps) {
  return (
    <SelectFrame
      {...props}
      list={(options) => <OptionSearch {...search} label={props.label} options={options} />}
    />
  );
}
