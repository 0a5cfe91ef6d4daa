import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Replaces the label while pending; the width fits both. */
  pendingLabel?: string;
  className?: string;
  children: ReactNode;
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isPending = false,
  pendingLabel,
  className,
  children,
  ...buttonProps
}: ButtonProps) {
  const isReplaced = isPending && pendingLabel !== undefined;
  return (
    <AriaButton {...buttonProps} isPending={isPending} className={buttonStyle(variant, size, className)}>
      <span className="grid items-center justify-items-center">
        <ButtonContent isShown={!isReplaced}>
          {isPending && pendingLabel === undefined ? <Spinner /> : icon}
          {children}
        </ButtonContent>
        {pendingLabel !== undefined && (
          <ButtonContent isShown={isReplaced}>
            <Spinner />
            {pendingLabel}
          </ButtonContent>
        )}
      </span>
    </AriaButton>
  );
}

function ButtonContent({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!isShown}
      className={classNames(
        'col-start-1 row-start-1 inline-flex items-center gap-2',
        !isShown && 'invisible',
      )}
    >
      {children}
    </span>
  );
}
