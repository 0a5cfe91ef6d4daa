import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { classNames } from '../class-names.ts';

export type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & {
  className?: string;
  /** The label; if there is none, set an aria-label. */
  children?: ReactNode;
};

export function Checkbox({ className, children, ...checkboxProps }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...checkboxProps}
      className={classNames(
        'group inline-flex min-h-6 items-center gap-2.5 text-ink max-md:min-h-11 max-md:min-w-11 data-disabled:text-ink-subtle',
        className,
      )}
    >
      {({ isIndeterminate, isSelected }) => (
        <>
          <span
            className={
              'flex size-4.5 shrink-0 items-center justify-center rounded-[0.25rem] border border-control-line bg-card text-transparent transition-colors ' +
              'group-data-focus-visible:focus-ring group-data-invalid:border-danger ' +
              'group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent ' +
              'group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-indeterminate:text-on-accent'
            }
          >
            {isIndeterminate && <Minus aria-hidden="true" className="size-3.5" />}
            {isSelected && !isIndeterminate && (
              <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
            )}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
