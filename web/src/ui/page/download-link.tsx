import type { MouseEvent, ReactNode } from 'react';
import { type ButtonSize, buttonStyle } from '../button/button-style.ts';

export type DownloadLinkProps = {
  /** The file's address; the server sets its name. */
  href: string;
  size?: ButtonSize;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** A download link styled as a button; the page stays. */
export function DownloadLink({ href, size = 'medium', icon, onClick, children }: DownloadLinkProps) {
  return (
    <a href={href} download onClick={onClick} className={buttonStyle('secondary', size)}>
      {icon}
      {children}
    </a>
  );
}
