import type { ReactNode } from 'react';

export type PopoverProps = {
  /** The element that it stands at; nothing while it is closed. */
  anchor: Element | null;
  onClose: () => void;
  title: string;
  children: ReactNode;
};
