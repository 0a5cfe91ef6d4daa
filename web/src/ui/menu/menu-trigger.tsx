import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { MenuProps } from './menu.tsx';

type LateMenuProps = Omit<MenuProps, 'onOpenChange'> & { onClose: () => void };

const LateMenu = lazyDialog<LateMenuProps>(async () => {
  const { Menu } = await import('./menu.tsx');
  return ({ onClose, ...menu }) => <Menu {...menu} onOpenChange={onClose} />;
});

/** What a button needs to open its menu. */
type MenuButtonProps = { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; onPress: () => void };

type MenuTriggerProps = {
  /** Accessible name of the menu. */
  label: string;
  entries: MenuProps['entries'];
  children: (button: MenuButtonProps) => ReactNode;
};

/** A button with a menu of actions, loaded on demand. */
export function MenuTrigger({ label, entries, children }: MenuTriggerProps) {
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

  return (
    <span ref={triggerRef} className="inline-flex">
      {children({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onPress: () => setOpen(true) })}
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
