import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../spinner.tsx';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.tsx';
import { type ButtonSize, type ButtonVariant, iconButtonStyle } from './button-style.ts';

export type IconButtonProps = Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'style'> & {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  tooltipPlacement?: NonNullable<TooltipProps['placement']>;
  className?: string;
  /** The icon. */
  children: ReactNode;
};

export function IconButton({
  label,
  variant = 'quiet',
  size = 'medium',
  tooltipPlacement = 'top',
  isPending = false,
  className,
  children,
  ...buttonProps
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton
        {...buttonProps}
        isPending={isPending}
        aria-label={label}
        className={iconButtonStyle(variant, size, className)}
      >
        {isPending ? <Spinner /> : children}
      </AriaButton>
    </Tooltip>
  );
}
