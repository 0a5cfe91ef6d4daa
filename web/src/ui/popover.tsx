import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popoverLook } from './option-list.tsx';

export type PopoverProps = {
  /** The element that it stands at; nothing while it is closed. */
  anchor: Element | null;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A small dialog at an element of the page, which a press beside it closes. The focus returns to where it came from. */
export function Popover({ anchor, onClose, title, children }: PopoverProps) {
  return (
    <AriaPopover
      triggerRef={{ current: anchor }}
      isOpen={anchor !== null}
      onOpenChange={(becomesOpen) => {
        if (!becomesOpen) onClose();
      }}
      offset={4}
      className={`${popoverLook} w-80 max-w-[calc(100vw-1rem)]`}
    >
      <AriaDialog className="flex max-h-[inherit] flex-col gap-1 overflow-auto p-4 outline-none">
        <Heading slot="title" level={2} className="text-base font-semibold text-ink">
          {title}
        </Heading>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
