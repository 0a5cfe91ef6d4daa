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

/** A link of the router that looks like a button: for going somewhere, never for doing something. */
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
