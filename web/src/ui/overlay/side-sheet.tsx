import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';

export type SideSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Keeps the title for screen readers only, as above a navigation with its own brand. */
  isTitleHidden?: boolean;
  side?: 'start' | 'end';
  children: ReactNode;
};

// A sheet moves in from its side; the distance is negative towards the left.
const sides = {
  start: 'start-0 [--away:-100%] rtl:[--away:100%]',
  end: 'end-0 [--away:100%] rtl:[--away:-100%]',
};

/** A modal sheet of full height at a side of the window, 18rem wide. */
export function SideSheet({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  side = 'end',
  children,
}: SideSheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="modal-backdrop fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        className={classNames(
          'fixed inset-y-0 w-72 max-w-[85vw] overflow-y-auto bg-card shadow-raised transition-transform duration-150 data-entering:translate-x-(--away) data-exiting:translate-x-(--away)',
          sides[side],
        )}
      >
        <AriaDialog className="flex min-h-full flex-col outline-none">
          <header
            className={isTitleHidden ? 'sr-only' : 'flex items-center justify-between gap-3 py-2 pe-2 ps-4'}
          >
            <Heading slot="title" level={2} className="text-lg font-semibold text-ink">
              {title}
            </Heading>
            <IconButton label={text('ui.close')} onPress={() => onOpenChange(false)}>
              <X />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
