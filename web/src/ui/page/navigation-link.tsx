import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Link, useMatch } from 'react-router';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export type NavigationLinkProps = {
  to: string;
  /** Common path of its pages, if there are several; the link is current on all of them. */
  area?: string | undefined;
  label: string;
  icon: ReactNode;
  /** Shows only the icon, with the label as the tooltip. */
  isCompact?: boolean;
};

/** A navigation entry; the current one is marked. */
export function NavigationLink({ to, area, label, icon, isCompact = false }: NavigationLinkProps) {
  const isHere = useMatch({ path: area ?? to, end: area === undefined }) !== null;
  return (
    <Tooltip text={label} placement="right" isDisabled={!isCompact}>
      <Focusable>
        <Link
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={classNames(
            'flex h-9 items-center gap-2.5 rounded-md text-ink-muted transition-colors max-md:h-11',
            'hover:bg-hovered hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:font-medium aria-[current=page]:text-accent-text',
            '[&_svg]:size-4 [&_svg]:shrink-0',
            isCompact ? 'justify-center' : 'px-2',
          )}
        >
          {icon}
          <span className={isCompact ? 'sr-only' : 'truncate'}>{label}</span>
        </Link>
      </Focusable>
    </Tooltip>
  );
}
