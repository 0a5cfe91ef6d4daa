import { Ellipsis } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import type { MenuProps } from './menu.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

type MoreMenuProps = {
  /** Accessible name of the button and the menu, such as 'Actions for Ada Lovelace'. */
  label: string;
  entries: MenuProps['entries'];
};

/** A '⋯' button with a menu of actions; nothing without entries. */
export function MoreMenu({ label, entries }: MoreMenuProps) {
  if (entries.length === 0) return null;
  return (
    <MenuTrigger label={label} entries={entries}>
      {(button) => (
        <IconButton {...button} label={label} size="small">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      )}
    </MenuTrigger>
  );
}
