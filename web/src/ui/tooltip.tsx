import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

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
      <AriaTooltip
        {...tooltipPlace()}
        placement={placement}
        offset={6}
        className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-page transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

const regionId = 'tooltips';

/** Where tooltips stand: a region of its own, as all content of a page lies in one. It stands once, in the shell. */
export function TooltipRegion() {
  return <section id={regionId} aria-label="Tooltips" className="empty:hidden" />;
}

function tooltipPlace(): { UNSTABLE_portalContainer?: Element } {
  const region = document.getElementById(regionId);
  return region ? { UNSTABLE_portalContainer: region } : {};
}
