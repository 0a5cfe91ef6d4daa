import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useSettledValue } from './use-settled-value.ts';

export type SearchFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> & {
  /** What is searched for now, as the address holds it; nothing where everything is listed. */
  value: string | null | undefined;
  /** Called once the typing has stood still. */
  onChange: (search: string) => void;
};

export function SearchField({ value, onChange, ...fieldProps }: SearchFieldProps) {
  const [text, setText] = useSettledValue(value ?? '', onChange, (typed) => typed.trim());
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
