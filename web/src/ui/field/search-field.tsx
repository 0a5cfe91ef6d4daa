import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useSettledValue } from './use-settled-value.ts';

export type SearchFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'icon'> & {
  /** What is searched for now, as the address holds it; nothing where everything is listed. */
  value: string | null | undefined;
  /** Called once the typing has stood still, or the field is left. */
  onChange: (search: string) => void;
};

export function SearchField({ value, onChange, ...fieldProps }: SearchFieldProps) {
  const { typed, setTyped, settle } = useSettledValue(value ?? '', onChange, (text) => text.trim());
  return (
    <TextField
      {...fieldProps}
      type="search"
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={setTyped}
      // Whoever presses a link next must not be called back by a search that settles then.
      onBlur={settle}
    />
  );
}
