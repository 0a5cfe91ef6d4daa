import type { LucideIcon } from 'lucide-react';
import type { FieldProps } from '../field/field.tsx';
import { FieldSkeleton } from '../field/lazy-field.tsx';
import { useFilterLook } from '../filter/filter-look.ts';
import type { ShownText } from './select-style.ts';

/** Holds the place of a select; a filter already shows its text, on which its width depends. */
export function SelectSkeleton(props: FieldProps & { shown: ShownText; icon: LucideIcon }) {
  const { label, shown, icon } = props;
  const { text, isSet = false, isAll = false } = shown;
  const filter = useFilterLook();
  if (!filter) return <FieldSkeleton {...props} />;
  return (
    <div aria-busy="true" className={filter.field}>
      <div className={filter.button(isSet)}>
        <filter.Text
          label={<span>{label}</span>}
          value={(className) => <span className={className}>{text}</span>}
          isAll={isAll}
          isSet={isSet}
          icon={icon}
        />
      </div>
    </div>
  );
}
