import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button/button.tsx';
import { text } from '../messages/text.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

export type ConfirmDialogProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'title'> & {
  /** The question. */
  message: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  isPending?: boolean;
  /** Why the last attempt failed. The dialog stays open. */
  errorMessage?: string | undefined;
  errorTitle?: string | undefined;
  onConfirm: () => void;
  /** More fields, such as a reason. */
  children?: ReactNode;
};

/** Confirms an action. The focus starts on Cancel. */
export function ConfirmDialog({
  onClose,
  message,
  confirmLabel,
  pendingLabel = text('ui.pending', { label: confirmLabel }),
  cancelLabel = text('ui.cancel'),
  variant = 'primary',
  isPending = false,
  errorMessage,
  errorTitle,
  onConfirm,
  children,
  ...dialogProps
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialogProps}
      role="alertdialog"
      size="small"
      onClose={onClose}
      isDismissable={!isPending}
      description={message}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={variant} isPending={isPending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {errorMessage !== undefined && (
        <Alert tone="danger" {...(errorTitle !== undefined && { title: errorTitle })}>
          {errorMessage}
        </Alert>
      )}
    </Dialog>
  );
}
