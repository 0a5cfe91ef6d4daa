import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';

export type PersonButtonProps = {
  /** Accessible name of the menu. */
  label: string;
  name: string;
  /** The person's picture. */
  face: ReactNode;
  detail: string;
  /** Shows the avatar only. */
  isCompact?: boolean;
  isExpanded: boolean;
  onPress: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** A person as a menu trigger. */
export function PersonButton({
  label,
  name,
  face,
  detail,
  isCompact = false,
  isExpanded,
  onPress,
  buttonRef,
}: PersonButtonProps) {
  return (
    <AriaButton
      ref={buttonRef}
      aria-haspopup="menu"
      aria-expanded={isExpanded}
      onPress={onPress}
      className={classNames(
        'flex min-h-11 w-full cursor-default items-center gap-2.5 rounded-md text-start transition-colors hover:bg-hovered data-pressed:bg-hovered aria-expanded:bg-hovered',
        isCompact ? 'justify-center' : 'px-2',
      )}
    >
      <span className="sr-only">{isCompact ? text('ui.named', { label, name }) : label}</span>
      {face}
      {!isCompact && (
        <>
          <span className="min-w-0 flex-1 text-start">
            <bdi className="block truncate font-medium text-ink">{name}</bdi>
            <span className="block truncate text-xs text-ink-muted">{detail}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
        </>
      )}
    </AriaButton>
  );
}
