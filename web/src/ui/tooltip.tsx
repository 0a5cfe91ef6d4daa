import { type ReactNode, useContext } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';

export type TooltipProps = {
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** One element of React Aria that can take the focus, such as a button. */
  children: ReactNode;
};

const delayMilliseconds = 700;
const skipDelayMilliseconds = 300;

export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMilliseconds} closeDelay={skipDelayMilliseconds} isDisabled={isDisabled}>
      {children}
      <PlacedTooltip
        placement={placement}
        offset={6}
        className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-page transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </PlacedTooltip>
    </TooltipTrigger>
  );
}

const regionId = 'tooltips';

/** Where tooltips stand: a region of its own, as all content of a page lies in one. It stands once, in the shell. */
export function TooltipRegion() {
  return <section id={regionId} aria-label="Tooltips" className="empty:hidden" />;
}

/** A tooltip in that region, which it looks for when it opens: it may be older than the region. */
export function PlacedTooltip(props: AriaTooltipProps) {
  // The compiler would keep what it found the first time, which is nothing.
  'use no memo';
  useContext(TooltipTriggerStateContext);
  const region = document.getElementById(regionId);
  return <AriaTooltip {...props} {...(region && { UNSTABLE_portalContainer: region })} />;
}
