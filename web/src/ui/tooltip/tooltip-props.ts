import type { ReactNode } from 'react';

export interface TooltipFrameProps {
  placement: 'top' | 'bottom' | 'left' | 'right' | 'bottom start';
  /** In pixels from what it belongs to. */
  offset: number;
  className: string;
  children: ReactNode;
}

export const tooltipRegionId = 'tooltips';
