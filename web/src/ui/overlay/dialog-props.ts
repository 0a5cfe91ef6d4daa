import type { ReactNode } from 'react';

export type DialogProps = {
  /** Left out where the dialog is there only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The actions, the one that closes without effect first. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  /** While it is false neither Escape, a press outside nor the close button closes the dialog. */
  isDismissable?: boolean;
  children?: ReactNode;
};
