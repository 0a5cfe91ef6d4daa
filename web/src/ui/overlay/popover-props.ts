import type { ReactNode } from 'react';

export type PopoverProps = {
  /** The element it is anchored to; null while closed. */
  anchor: Element | null;
  onClose: () => void;
  title: string;
  children: ReactNode;
};
