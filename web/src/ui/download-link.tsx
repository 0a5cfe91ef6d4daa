import type { ReactNode } from 'react';
import { buttonLook } from './button-look.ts';

export type DownloadLinkProps = {
  /** Where the server answers the file, whose name it says itself. */
  href: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** A link to a file of the server that looks like a button; the page stays. */
export function DownloadLink({ href, icon, children }: DownloadLinkProps) {
  return (
    <a href={href} download className={buttonLook('secondary', 'medium')}>
      {icon}
      {children}
    </a>
  );
}
