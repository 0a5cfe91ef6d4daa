import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { popoverStyle } from '../overlay/popover-style.ts';
import { useIsNarrow } from '../overlay/use-is-narrow.ts';

/** The calendar of a date field: a popover, or a bottom sheet on a phone. */
export function CalendarOverlay({ children }: { children: ReactNode }) {
  if (useIsNarrow()) return <CalendarSheet>{children}</CalendarSheet>;
  return (
    <Popover offset={4} className={popoverStyle}>
      <AriaDialog className="max-h-[inherit] overflow-auto p-3 outline-none">{children}</AriaDialog>
    </Popover>
  );
}

function CalendarSheet({ children }: { children: ReactNode }) {
  return (
    <ModalOverlay
      isDismissable
      className={
        'modal-backdrop fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end bg-backdrop ' +
        'transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0'
      }
    >
      <Modal className="flex max-h-full w-full flex-col rounded-t-md bg-card shadow-raised transition-transform duration-150 data-entering:translate-y-full data-exiting:translate-y-full">
        <AriaDialog className="flex max-h-[inherit] justify-center overflow-auto p-3 outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
