import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { MenuProps } from './menu.tsx';

type LateMenuProps = Omit<MenuProps, 'onOpenChange'> & { onClose: () => void };

const LateMenu = lazyDialog<LateMenuProps>(async () => {
  const { Menu } = await import('./menu.tsx');
  return ({ onClose, ...menu }) => <Menu {...menu} onOpenChange={onClose} />;
});

type MoreMenuProps = {
  /** Accessible name of the button and the menu, such as 'Actions for Ada Lovelace'. */
  label: string;
  entries: MenuProps['entries'];
};

/** A '⋯' button with a menu of actions, loaded on demand; nothing without entries. */
export function MoreMenu({ label, entries }: MoreMenuProps) {
  const triggerRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<() => void>();

  // A dialog returns the focus to where it was: to the button, not to an entry of the closed menu.
  useEffect(() => {
    if (isOpen || !chosen) return;
    setChosen(undefined);
    triggerRef.current?.querySelector('button')?.focus();
    chosen();
  }, [isOpen, chosen]);

  if (entries.length === 0) return null;
  return (
    <span ref={triggerRef} className="inline-flex">
      <IconButton
        label={label}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <LateMenu
        label={label}
        entries={entries.map((entry) => ({ ...entry, onAction: () => setChosen(() => entry.onAction) }))}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}
