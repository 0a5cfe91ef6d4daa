import type { MouseEvent, ReactNode } from 'react';
import { type ButtonSize, buttonStyle } from '../button/button-style.ts';

export type DownloadLinkProps = {
  href: string;
  /** For a file made in the browser; the server names its own. */
  fileName?: string;
  size?: ButtonSize;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** A download link styled as a button; the page stays. */
export function DownloadLink({
  href,
  fileName = '',
  size = 'medium',
  icon,
  onClick,
  children,
}: DownloadLinkProps) {
  return (
    <a href={href} download={fileName} onClick={onClick} className={buttonStyle('secondary', size)}>
      {icon}
      {children}
    </a>
  );
}
