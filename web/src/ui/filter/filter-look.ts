import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface FilterTextProps {
  label: ReactNode;
  /** The chosen text in an element of the given class. */
  value: (className: string) => ReactNode;
  /** Whether the filter shows all records: what it shows is shortened to 'All' beside the label. */
  isAll: boolean;
  isSet: boolean;
  icon: LucideIcon;
}

/** Classes and content of the fields in a filter bar. The bar provides them, so that forms don't load them. */
export interface FilterLook {
  field: string;
  button: (isSet: boolean) => string;
  input: string;
  /** The border around a date and its buttons. */
  frame: string;
  label: string;
  Text: ComponentType<FilterTextProps>;
}

export const FilterLookContext = createContext<FilterLook | undefined>(undefined);

/** How a field looks in a filter bar; undefined elsewhere. */
export function useFilterLook(): FilterLook | undefined {
  return use(FilterLookContext);
}
