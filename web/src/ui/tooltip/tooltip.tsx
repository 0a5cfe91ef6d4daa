import { type ReactNode, useContext, useEffect, useState } from 'react';
import { TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { quietly, useQuietly } from '../quiet.ts';
import { type TooltipFrameProps, tooltipRegionId } from './tooltip-props.ts';

export type TooltipProps = {
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** One element of React Aria that can take the focus, such as a button. */
  children: ReactNode;
};

const delayMilliseconds = 700;
const skipDelayMilliseconds = 300;

/** The tooltip itself, with all that places it. */
const tooltipFrame = quietly(async () => (await import('./tooltip-frame.tsx')).TooltipFrame);

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

/** Where tooltips stand: a region of its own, as all content of a page lies in one. It stands once, in the shell. */
export function TooltipRegion() {
  useQuietly(tooltipFrame);
  return <section id={tooltipRegionId} aria-label="Tooltips" className="empty:hidden" />;
}

/** A tooltip in that region, with code that is asked for when one first opens; what it belongs to has a name without it. */
export function PlacedTooltip(props: TooltipFrameProps) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen === true;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? <OpenedTooltip {...props} isOpening={isOpen} /> : null;
}

function OpenedTooltip({ isOpening, ...props }: TooltipFrameProps & { isOpening: boolean }) {
  const TooltipFrame = useQuietly(tooltipFrame);
  useEffect(() => {
    // Nobody waits for a tooltip: where its code is not to be had, nobody is told.
    if (isOpening) tooltipFrame.prepare();
  }, [isOpening]);
  return TooltipFrame ? <TooltipFrame {...props} /> : null;
}
