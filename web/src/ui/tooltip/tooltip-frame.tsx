import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';
import { type TooltipFrameProps, tooltipRegionId } from './tooltip-props.ts';

/** The tooltip itself, with all that places it. */
export function TooltipFrame(props: TooltipFrameProps) {
  const region = document.getElementById(tooltipRegionId);
  return <AriaTooltip {...props} {...(region && { UNSTABLE_portalContainer: region })} />;
}
