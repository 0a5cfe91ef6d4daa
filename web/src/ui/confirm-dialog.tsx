import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The question. */
  message: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  isPending?: boolean;
  /** Why the last try failed. The dialog stays open. */
  errorMessage?: string | undefined;
  onConfirm: () => void;
  /** More fields, such as a reason. */
  children?: ReactNode;
};

/** Asks before something is done. The focus starts on the button that does nothing. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  message,
  confirmLabel,
  pendingLabel = `${confirmLabel}...`,
  cancelLabel = 'Cancel',
  variant = 'primary',
  isPending = false,
  errorMessage,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      title={title}
      description={message}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant} isPending={isPending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {errorMessage !== undefined && <Alert tone="danger">{errorMessage}</Alert>}
    </Dialog>
  );
}
