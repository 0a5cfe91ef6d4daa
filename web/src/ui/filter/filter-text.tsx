import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface FilterTextProps {
  label: ReactNode;
  /** The chosen text in an element of the given class. */
  value: (className: string) => ReactNode;
  /** Whether the filter shows all records: 'All Departments' is shortened to 'All' beside the label. */
  isAll: boolean;
  isSet: boolean;
  icon: LucideIcon;
}

/** The content of a filter's button: 'Department: All'. */
export function FilterText({ label, value, isAll, isSet, icon: Icon }: FilterTextProps) {
  const mutedStyle = isSet ? undefined : 'text-ink-muted';
  return (
    <>
      {/* The button's name begins with the value, so the content does, too. */}
      {value(isAll ? 'sr-only' : 'min-w-0 truncate')}{' '}
      <span className={classNames('pointer-events-none -order-1 shrink-0', mutedStyle)}>
        {label}
        <span aria-hidden="true">:</span>
      </span>
      {isAll && <span aria-hidden="true" className="before:content-['All']" />}
      <Icon aria-hidden="true" className={classNames('ms-0.5 size-3.5 shrink-0', mutedStyle)} />
    </>
  );
}
