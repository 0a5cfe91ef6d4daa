import type { MouseEvent, ReactNode } from 'react';
import { type ButtonSize, buttonStyle } from '../button/button-style.ts';

export type DownloadLinkProps = {
  /** Where the server answers the file, whose name it says itself. */
  href: string;
  size?: ButtonSize;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** A link to a file of the server that looks like a button; the page stays. */
export function DownloadLink({ href, size = 'medium', icon, onClick, children }: DownloadLinkProps) {
  return (
    <a href={href} download onClick={onClick} className={buttonStyle('secondary', size)}>
      {icon}
      {children}
    </a>
  );
}
