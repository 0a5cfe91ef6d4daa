import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { text } from '../messages/text.ts';

export type SkipLinkProps = {
  /** Id of the main element, which needs tabIndex={-1} to take the focus. */
  targetId: string;
  children?: ReactNode;
};

/** The first tab stop: skips the navigation. */
export function SkipLink({ targetId, children = text('ui.skipToContent') }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={buttonStyle(
        'primary',
        'medium',
        'fixed top-3 start-3 z-50 -translate-y-20 focus:translate-y-0',
      )}
    >
      {children}
    </a>
  );
}
