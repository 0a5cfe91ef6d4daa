import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type SearchFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> & {
  /** What is searched for now, as the address holds it. */
  search: string;
  /** Called once the typing has stood still. */
  onSearch: (search: string) => void;
};

const debounceMilliseconds = 300;

/** Asks once the typing has stood still for 300 ms; follows the search when that changes by itself. */
export function SearchField({ search, onSearch, ...fieldProps }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const typed = text.trim();
  if (search !== known) {
    setKnown(search);
    if (search !== typed) setText(search);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks anew, not a changed address.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== search) onSearch(typed);
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...fieldProps}
      type="search"
      icon={<Search aria-hidden="true" />}
      value={text}
      onChange={setText}
    />
  );
}
