import type { CSSProperties, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export type PlainButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  className: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** A button without a look of its own, for a place that gives it one. */
export function PlainButton(props: PlainButtonProps) {
  return <AriaButton {...props} />;
}
