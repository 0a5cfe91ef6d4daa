import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A router link styled as a button: for navigation, never for an action. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...linkProps
}: LinkButtonProps) {
  return (
    <Link {...linkProps} className={buttonStyle(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}
