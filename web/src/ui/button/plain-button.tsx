import type { CSSProperties, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export type PlainButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  className: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** An unstyled button. */
export function PlainButton(props: PlainButtonProps) {
  return <AriaButton {...props} />;
}
