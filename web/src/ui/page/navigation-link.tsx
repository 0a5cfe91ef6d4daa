import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Link, matchPath, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { WaitingCount } from './waiting-count.tsx';

export type NavigationLinkProps = {
  to: string;
  /** Common paths of its pages, if there are several; the link is current on all of them. */
  areas?: readonly string[] | undefined;
  label: string;
  icon: ReactNode;
  /** How many things wait there. */
  waiting?: number | undefined;
  /** Shows only the icon, with the label as the tooltip. */
  isCompact?: boolean;
};

/** A navigation entry; the current one is marked. */
export function NavigationLink({
  to,
  areas,
  label,
  icon,
  waiting = 0,
  isCompact = false,
}: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isHere = areas
    ? areas.some((path) => matchPath({ path, end: false }, pathname))
    : matchPath(to, pathname) !== null;
  return (
    <Tooltip text={label} placement="end" isDisabled={!isCompact}>
      <Focusable>
        <Link
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={classNames(
            'relative flex h-9 items-center gap-2.5 rounded-md text-ink-muted transition-colors max-md:h-11',
            'hover:bg-hovered hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:font-medium aria-[current=page]:text-accent-text',
            '[&_svg]:size-4 [&_svg]:shrink-0',
            isCompact ? 'justify-center' : 'px-2',
          )}
        >
          {icon}
          <span className={isCompact ? 'sr-only' : 'truncate'}>{label}</span>
          <WaitingCount number={waiting} className={isCompact ? 'absolute -end-1 -top-1 px-1' : 'ms-auto'} />
        </Link>
      </Focusable>
    </Tooltip>
  );
}
