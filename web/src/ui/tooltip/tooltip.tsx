import { type ReactNode, useContext } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { text } from '../messages/text.ts';

export type TooltipProps = {
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  isDisabled?: boolean;
  /** A focusable React Aria element, such as a button. */
  children: ReactNode;
};

const delayMilliseconds = 700;
const skipDelayMilliseconds = 300;

const tooltipRegionId = 'tooltips';

interface PlacedTooltipProps {
  placement: 'top' | 'bottom' | 'start' | 'end' | 'bottom start';
  /** Distance from its element in pixels. */
  offset: number;
  className: string;
  children: ReactNode;
}

export function Tooltip({ text: tip, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMilliseconds} closeDelay={skipDelayMilliseconds} isDisabled={isDisabled}>
      {children}
      <PlacedTooltip
        placement={placement}
        offset={6}
        className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-page transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {tip}
      </PlacedTooltip>
    </TooltipTrigger>
  );
}

/** A landmark region for tooltips, as all content must be within one. Rendered once, in the shell. */
export function TooltipRegion() {
  return <section id={tooltipRegionId} aria-label={text('ui.tooltips')} className="empty:hidden" />;
}

/** A tooltip in that region. */
export function PlacedTooltip(props: PlacedTooltipProps) {
  // Renders again when it opens: on the first render, the region may not be in the document yet.
  useContext(TooltipTriggerStateContext);
  const region = document.getElementById(tooltipRegionId);
  return <AriaTooltip {...props} {...(region && { UNSTABLE_portalContainer: region })} />;
}
