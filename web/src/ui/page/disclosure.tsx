import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { classNames } from '../class-names.ts';

export type DisclosureProps = {
  title: ReactNode;
  icon?: ReactNode;
  isExpandedAtFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ title, icon, isExpandedAtFirst = false, className, children }: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={isExpandedAtFirst} className={classNames('group/disclosure', className)}>
      <AriaButton
        slot="trigger"
        className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2 text-start font-medium text-ink hover:bg-hovered max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronRight
          aria-hidden="true"
          className="text-ink-muted transition-transform group-data-expanded/disclosure:rotate-90 rtl:group-data-expanded/disclosure:-rotate-90"
        />
      </AriaButton>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
