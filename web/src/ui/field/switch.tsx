import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { classNames } from '../class-names.ts';

export type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className' | 'style'> & {
  className?: string;
  children: ReactNode;
};

export function Switch({ className, children, ...switchProps }: SwitchProps) {
  return (
    <AriaSwitch
      {...switchProps}
      className={classNames(
        'group inline-flex min-h-6 items-center gap-2.5 text-ink max-md:min-h-11 data-disabled:text-ink-subtle',
        className,
      )}
    >
      <span
        className={
          'switch-track flex h-5 w-9 shrink-0 items-center rounded-full border border-transparent bg-control-line p-px transition-colors ' +
          'group-data-selected:bg-accent group-data-focus-visible:focus-ring group-data-disabled:opacity-50'
        }
      >
        <span className="size-4 rounded-full border border-transparent bg-card transition-transform group-data-selected:translate-x-4 rtl:group-data-selected:-translate-x-4" />
      </span>
      {children}
    </AriaSwitch>
  );
}
