import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps } from './popover-props.ts';
import { popoverStyle } from './popover-style.ts';

/** The popover itself, with its positioning. */
export function PopoverFrame({ anchor, onClose, title, children }: PopoverProps) {
  return (
    <AriaPopover
      triggerRef={{ current: anchor }}
      isOpen={anchor !== null}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
      offset={4}
      className={`${popoverStyle} w-80 max-w-[calc(100vw-1rem)]`}
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
