import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useSettledValue } from './use-settled-value.ts';

export type SearchFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> & {
  /** What is searched for now, as the address holds it. */
  search: string;
  /** Called once the typing has stood still. */
  onSearch: (search: string) => void;
};

export function SearchField({ search, onSearch, ...fieldProps }: SearchFieldProps) {
  const [text, setText] = useSettledValue(search, onSearch, (typed) => typed.trim());
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
