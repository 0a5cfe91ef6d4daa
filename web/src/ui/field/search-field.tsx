import { Search } from 'lucide-react';
import { useFilterLook } from '../filter/filter-look.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useSettledValue } from './use-settled-value.ts';

export type SearchFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'icon'> & {
  /** The current search in the address; empty or null if there is none. */
  value: string | null | undefined;
  /** Called when typing pauses, or on blur. */
  onChange: (search: string) => void;
};

export function SearchField({ value, onChange, ...fieldProps }: SearchFieldProps) {
  const { typed, setTyped, settle } = useSettledValue(value ?? '', onChange, (text) => text.trim());
  const filter = useFilterLook();
  return (
    <TextField
      {...fieldProps}
      type="search"
      isLabelHidden={filter !== undefined}
      inputStyle={filter?.input}
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={setTyped}
      // Settles at once, so that a pending search doesn't undo a following navigation.
      onBlur={settle}
    />
  );
}
