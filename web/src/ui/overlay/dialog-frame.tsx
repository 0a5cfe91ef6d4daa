import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { buttonsAtEnd } from '../button/button-style.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';
import type { DialogProps } from './dialog-props.ts';
import { ScrollArea } from './scroll-area.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-2xl' };

/** The dialog itself, with its focus trap. */
export function DialogFrame({
  isOpen = true,
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={
        'modal-backdrop fixed inset-0 z-40 flex h-(--visual-viewport-height) items-center justify-center bg-backdrop p-6 max-sm:items-end max-sm:p-0 ' +
        'transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0'
      }
    >
      <Modal
        className={classNames(
          'flex max-h-full w-full flex-col rounded-md bg-card shadow-raised transition-transform duration-150 max-sm:max-h-[92%] max-sm:rounded-b-none',
          'data-entering:translate-y-2 data-exiting:translate-y-2 max-sm:data-entering:translate-y-full max-sm:data-exiting:translate-y-full',
          widths[size],
        )}
      >
        <KeepsFocus />
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start justify-between gap-4 px-6 pt-5 max-sm:px-4 max-sm:pt-4">
            <Heading slot="title" level={2} className="min-w-0 text-lg font-semibold text-ink">
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton
                label={text('ui.close')}
                size="small"
                isDisabled={!isDismissable}
                onPress={onClose}
                className="-mt-1 -me-2 max-md:-mt-2.5 max-md:-me-3"
              >
                <X />
              </IconButton>
            )}
          </header>
          <ScrollArea label={title}>
            {description !== undefined && <div className="text-ink-muted">{description}</div>}
            {children}
          </ScrollArea>
          {footer !== undefined && (
            <footer className={classNames(buttonsAtEnd, 'border-t border-line px-6 py-4 max-sm:px-4')}>
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Active while the dialog is rendered, which is longer than it is open. */
function KeepsFocus() {
  useRestoredFocus();
  return null;
}
