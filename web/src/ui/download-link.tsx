import type { ReactNode } from 'react';
import { type ButtonSize, buttonLook } from './button-look.ts';

export type DownloadLinkProps = {
  /** Where the server answers the file, whose name it says itself. */
  href: string;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
};

/** A link to a file of the server that looks like a button; the page stays. */
export function DownloadLink({ href, size = 'medium', icon, children }: DownloadLinkProps) {
  return (
    <a href={href} download className={buttonLook('secondary', size)}>
      {icon}
      {children}
    </a>
  );
}
