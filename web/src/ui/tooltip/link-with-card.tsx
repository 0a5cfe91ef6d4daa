import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { PlacedTooltip } from './tooltip.tsx';

export type LinkWithCardProps = {
  to: string;
  /** A preview of the linked page, without interactive content. */
  card: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

const delayMilliseconds = 400;
const skipDelayMilliseconds = 100;

/** A router link with a card on hover or keyboard focus. */
export function LinkWithCard({ to, card, className, children }: LinkWithCardProps) {
  return (
    <TooltipTrigger delay={delayMilliseconds} closeDelay={skipDelayMilliseconds}>
      <Focusable>
        <Link
          to={to}
          className={classNames(
            'inline-block min-h-6 max-w-full leading-6 rounded-md underline-offset-2 hover:underline focus-visible:focus-ring',
            className,
          )}
        >
          {children}
        </Link>
      </Focusable>
      <PlacedTooltip
        placement="bottom start"
        offset={6}
        className="w-72 max-w-[90vw] rounded-md bg-card p-4 text-base text-ink shadow-raised transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {card}
      </PlacedTooltip>
    </TooltipTrigger>
  );
}
