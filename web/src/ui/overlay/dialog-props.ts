import type { ReactNode } from 'react';

export type DialogProps = {
  /** Undefined if the dialog is only rendered while open. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The actions, Cancel first. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  /** If false, neither Escape, a press outside nor the close button closes the dialog. */
  isDismissable?: boolean;
  children?: ReactNode;
};
