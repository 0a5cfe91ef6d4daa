import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../spinner.tsx';

export type ChoiceButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  label: ReactNode;
  /** A second line that explains the choice. */
  description?: string;
};

/** One of a few choices that apply when pressed. */
export function ChoiceButton({ label, description, isPending = false, ...buttonProps }: ChoiceButtonProps) {
  return (
    <AriaButton
      {...buttonProps}
      isPending={isPending}
      className="flex min-h-11 w-full cursor-default items-center gap-3 rounded-md border border-line bg-card px-3.5 py-2 text-start transition-colors hover:bg-sunken data-pressed:bg-hovered data-disabled:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{label}</span>
        {description !== undefined && <span className="block text-sm text-ink-muted">{description}</span>}
      </span>
      {isPending && <Spinner />}
    </AriaButton>
  );
}
