import { isFound } from '@almanac/domain/search';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { LazySearchFrame } from './lazy-frames.ts';
import type { SelectProps } from './select.tsx';
import { chosenText, optionOf, type SearchFrameProps } from './select-style.ts';

export type SearchableSelectProps<Id extends string> = Omit<SelectProps<Id>, 'frame'> & {
  /** Loads after the page's data by default; forms pass `SearchFrame`. */
  frame?: ComponentType<SearchFrameProps>;
};

/** A select with a search field above its options. */
export function SearchableSelect<Id extends string>({
  frame: Frame = LazySearchFrame,
  onChange,
  placeholder,
  ...props
}: SearchableSelectProps<Id>) {
  return (
    <Frame
      {...props}
      onChoose={(chosen) => onChange(optionOf(props.options, chosen)?.id ?? null)}
      shown={chosenText(props, placeholder)}
      icon={ChevronsUpDown}
      search={{ filter: isFound }}
    />
  );
}
